import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sampleContent } from '../../../scripts/seed/sample-content.ts'
import { migrate, seedReplica, seedSettings } from '../../../scripts/seed/seed-site.ts'
import { runSite } from '../../../scripts/site/run-site.ts'
import { build } from '../../../scripts/start/build.ts'
import { freePort } from '../../backend/free-port.ts'
import { openGateway } from '../../backend/gateway.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { editor, today } from '../../backend/strapi.ts'
import { signIn } from '../../e2e/support/editor.ts'
import { beginBench } from '../begin-bench.ts'
import { openBackend } from '../bench-backend.ts'
import { type Finding, printFindings } from '../findings.ts'
import { patiently } from '../patiently.ts'
import { measureApprovals } from './approvals.ts'
import { pagesOf, quantile, type Reading, read } from './readers.ts'

// `npm run bench:publications`: readers on every page of the running product, in one location, while an editor publishes.
// `--readers`, `--pause` (milliseconds between two pages of a reader), `--every` (seconds between publications), `--publications`,
// `--pages` (how many of all pages are read, spread over them), `--approvals` (of vacancies, after that).

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '16' },
    pause: { type: 'string', default: '100' },
    every: { type: 'string', default: '5' },
    publications: { type: 'string', default: '8' },
    pages: { type: 'string' },
    approvals: { type: 'string', default: '10' },
  },
})
const everyMs = Number(values.every) * 1000
const publications = Number(values.publications)
/** Milliseconds for each answer of a slow Strapi. */
const slowMs = 2000

beginBench()
await build()
const secrets = await exampleSecrets()
const gatewayPort = await freePort()
// Read first: a connection to the stores that idles meanwhile is closed.
const content = await sampleContent(today)
const { url: strapiUrl, siteUrl, stop: stopBackend } = await openBackend()
const gateway = await openGateway(gatewayPort, new URL(strapiUrl))
let timeouts = 0
const site = await runSite({
  port: Number(new URL(siteUrl).port),
  variables: { ...secrets, SITE_URL: siteUrl, CMS_URL: `http://127.0.0.1:${gatewayPort}` },
  onLog: (line) => {
    if (/No answer within|due to timeout/.test(line)) timeouts += 1
  },
})
try {
  await migrate(site.miniflare)
  await seedSettings(site.miniflare)
  // As `npm start` does: the nightly comparison would read all of Strapi.
  await seedReplica(site.miniflare, content)
  const pages = some(await pagesOf(siteUrl), Number(values.pages ?? Infinity))
  const slow = await readWithSlowBackend(pages.filter((path) => /^\/news\/\d/.test(path)))
  // One warm round: what is measured is what publications do.
  const waiting = [...pages]
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) await textAt(path)
    }),
  )
  await gateway.set({ listening: true, rules: [] })
  timeouts = 0
  await measure(pages)
  const approvals = await whileRead(pages, async () =>
    measureApprovals(
      { siteUrl, strapiUrl, secrets, redaction: await signIn({ strapiUrl, editor, secrets }) },
      Number(values.approvals),
    ),
  )
  printFindings('Vacancies that an editor approves, among the same readers', approvals.result)
  printFindings(`Articles that nobody has read yet, with ${slowMs} ms for each of Strapi's answers`, slow)
} finally {
  await site.stop()
  await gateway.stop()
  await stopBackend()
}

/** As many of them, at equal distances. */
function some(pages: string[], wanted: number): string[] {
  const step = Math.max(1, Math.floor(pages.length / wanted))
  return pages.filter((_, at) => at % step === 0)
}

/** Reads pages that are cached nowhere, while Strapi takes two seconds for each answer. */
async function readWithSlowBackend(pages: string[]): Promise<Finding[]> {
  await gateway.set({ listening: true, rules: [{ holding: '/', behaviour: { does: 'delay', ms: slowMs } }] })
  const waiting = [...pages]
  const done = new AbortController()
  const next = () => {
    if (waiting.length < 2) done.abort()
    return waiting.pop() ?? '/'
  }
  const readers = Array.from({ length: 2 }, () => read(siteUrl, next, 0, done.signal))
  const readings = (await Promise.all(readers)).flat()
  const times = readings.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const p99 = quantile(times, 0.99)
  return [
    { what: 'articles', value: String(readings.length) },
    { what: 'p50', value: `${quantile(times, 0.5).toFixed(1)} ms` },
    { what: 'p99', value: `${p99.toFixed(1)} ms`, target: { text: 'at most 400 ms', isMet: p99 <= 400 } },
    {
      what: 'failed answers',
      value: String(readings.filter(({ status }) => status >= 500).length),
    },
  ]
}

/** Does something while readers read. @returns What came of it, and what they got. */
async function whileRead<Result>(
  pages: string[],
  act: () => Promise<Result>,
): Promise<{ result: Result; readings: Reading[] }> {
  const stop = new AbortController()
  const pick = () => pages[Math.floor(Math.random() * pages.length)] ?? '/'
  const readers = Array.from({ length: Number(values.readers) }, () =>
    read(siteUrl, pick, Number(values.pause), stop.signal),
  )
  const result = await act()
  stop.abort()
  return { result, readings: (await Promise.all(readers)).flat() }
}

async function measure(pages: string[]): Promise<void> {
  const { result: lives, readings } = await whileRead(pages, () => publish(pages))
  const times = readings.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const hits = readings.filter(({ how }) => how === 'hit' || how === 'stale').length
  const share = hits / readings.length
  const p99 = quantile(times, 0.99)
  const calls = gateway.calls().length
  printFindings(
    `${values.readers} readers on ${pages.length} pages, a publication every ${values.every} s (${readings.length} answers)`,
    [
      {
        what: 'answers that waited for nothing',
        value: `${(share * 100).toFixed(1)} %`,
        target: { text: 'at least 98 %', isMet: share >= 0.98 },
      },
      { what: 'p50', value: `${quantile(times, 0.5).toFixed(1)} ms` },
      { what: 'p95', value: `${quantile(times, 0.95).toFixed(1)} ms` },
      { what: 'p99', value: `${p99.toFixed(1)} ms`, target: { text: 'at most 100 ms', isMet: p99 <= 100 } },
      { what: 'slowest', value: `${quantile(times, 1).toFixed(1)} ms` },
      {
        what: 'failed answers',
        value: String(readings.filter(({ status }) => status >= 500).length),
      },
      { what: 'calls of Strapi for a publication', value: (calls / publications).toFixed(1) },
      {
        what: 'calls of Strapi that ran into their limit',
        value: String(timeouts),
        target: { text: 'none', isMet: timeouts === 0 },
      },
      { what: 'published to live, median', value: `${quantile(lives, 0.5).toFixed(0)} ms` },
      { what: 'published to live, longest', value: `${quantile(lives, 1).toFixed(0)} ms` },
    ],
  )
}

/** Publishes one article after the other. @returns How long each took until its page showed it, in milliseconds, ascending. */
async function publish(pages: string[]): Promise<number[]> {
  const redaction = await signIn({ strapiUrl, editor, secrets })
  const articles = pages.flatMap((path) => {
    const number = /^\/news\/(\d+)\//.exec(path)?.[1]
    return number ? [{ path, number: Number(number) }] : []
  })
  const lives: number[] = []
  for (let turn = 0; turn < publications; turn++) {
    const startedAt = performance.now()
    const { path, number } = articles[turn % articles.length] ?? { path: '/', number: 0 }
    const title = `Bericht ${turn} van deze meting`
    await redaction.publish(number, 'nl', { title })
    const publishedAt = performance.now()
    while (!(await textAt(path)).includes(title)) await setTimeout(20)
    lives.push(performance.now() - publishedAt)
    await setTimeout(Math.max(0, everyMs - (performance.now() - startedAt)))
  }
  return lives.toSorted((one, other) => one - other)
}

function textAt(path: string): Promise<string> {
  return patiently(async () => (await fetch(`${siteUrl}${path}`)).text())
}
