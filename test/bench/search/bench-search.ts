import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { seedSettings } from '../../../scripts/seed/seed-site.ts'
import { writableDatabase } from '../../../scripts/site/statements-worker.ts'
import { build } from '../../../scripts/start/build.ts'
import { say } from '../../../scripts/start/status.ts'
import { searchTable } from '../../../worker/search/search-table.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { beginBench } from '../begin-bench.ts'
import { openBackend } from '../bench-backend.ts'
import { type Finding, printFindings } from '../findings.ts'
import { runSiteWorker } from '../run-worker.ts'
import { fillStrapi } from './big-strapi.ts'
import { makeCorpus, rowsFor } from './corpus.ts'
import { type Searcher, type Times, timeAll } from './timing.ts'

// `npm run bench:search`: the site's search compared to the backend's own, over the same generated articles, and how
// both scale. `--documents` (the most), `--rounds`. The site also searches the bodies, which Strapi doesn't.

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '10' },
    'skip-build': { type: 'boolean', default: false },
  },
})
const most = Number(values.documents)
const rounds = Number(values.rounds)
const sizes = [most / 100, most / 10, most].map(Math.floor).filter((size) => size >= 100)
const leastFaster = 20
const corpus = makeCorpus()
let asked = 0

beginBench()
if (!values['skip-build']) await build()
if ((loadavg()[0] ?? 0) > availableParallelism())
  say(`The machine is busy (load ${loadavg()[0]?.toFixed(1)}): all figures come out too high.`)

const secrets = await exampleSecrets()
const backend = await openBackend()
const site = await runSiteWorker('dist/worker', {
  ...secrets,
  CMS_URL: backend.url,
  PAGE_CACHE: 'off',
})
const withToken = { authorization: `Bearer ${secrets.CMS_TOKEN}` }
const searchers: Searcher[] = [
  {
    name: 'our search page, as data',
    address: (q) => new URL(`/zoeken/_payload.json?${new URLSearchParams({ q })}`, site.url),
  },
  {
    name: 'our suggestions',
    // With a different first word each time, since cached answers aren't measured.
    address: (q) =>
      new URL(`/api/suggestions?${new URLSearchParams({ q: `${corpus.words[++asked]} ${q}` })}`, site.url),
  },
  { name: 'Strapi _q', address: (_q) => strapiAddress({ _q }), headers: withToken },
  {
    name: 'Strapi $containsi in title and intro',
    address: (q) =>
      strapiAddress({ 'filters[$or][0][title][$containsi]': q, 'filters[$or][1][intro][$containsi]': q }),
    headers: withToken,
  },
]

try {
  await seedSettings(site.miniflare)
  await measureAll()
} finally {
  await site.miniflare.dispose()
  await backend.stop()
}

async function measureAll(): Promise<void> {
  const texts = questionsTo()
  const measured: { size: number; times: Times[] }[] = []
  let filled = 0
  for (const size of sizes) {
    const start = performance.now()
    await fill(filled, size)
    say(
      `${size} documents (${((performance.now() - start) / 1000).toFixed(0)} s to write those that are new)`,
    )
    filled = size
    const times = await timeAll(searchers, texts, rounds)
    measured.push({ size, times })
    printFindings(
      `${size} documents, ${times[0]?.requests} requests each`,
      searchers.map((searcher, index) => line(searcher, times[index])),
    )
  }
  const last = measured.at(-1)?.times
  if (last) printFindings(`Beside the backend, ${filled} documents (median)`, comparisons(last))
  printFindings('Growth of the median', growth(measured))
}

/** Frequent, average and rare words, two of them together, part of a compound, and a word with a typo. */
function questionsTo(): string[] {
  const at = (rank: number) => corpus.words[rank] ?? ''
  const rare = at(5900)
  return [
    at(3),
    at(60),
    at(400),
    at(3000),
    rare,
    `${at(60)} ${at(400)}`,
    `${at(400)} ${at(3000)}`,
    at(30_000),
    `${rare.slice(0, 3)}q${rare.slice(4)}`,
  ]
}

async function fill(from: number, to: number): Promise<void> {
  const database = await writableDatabase(site.miniflare)
  for (let start = from; start < to; start += 500) {
    const articles = Array.from({ length: Math.min(500, to - start) }, (_, index) =>
      corpus.article(start + index),
    )
    fillStrapi(backend.database, articles)
    await database.batch(articles.flatMap((article) => searchTable.put(database, rowsFor(article))))
  }
}

function line({ name }: Searcher, times: Times | undefined): Finding {
  return {
    what: name,
    value: `${times?.p50.toFixed(1).padStart(8)} ms  p99 ${times?.p99.toFixed(1).padStart(8)} ms`,
  }
}

function comparisons([page, , all, title]: Times[]): Finding[] {
  const faster = (what: string, other: Times | undefined): Finding => {
    const times = (other?.p50 ?? Number.NaN) / (page?.p50 ?? Number.NaN)
    return {
      what,
      value: `${times.toFixed(0)} × faster`,
      target: { text: `at least ${leastFaster} ×`, isMet: times >= leastFaster },
    }
  }
  return [faster('the search page beside _q', all), faster('the search page beside $containsi', title)]
}

function growth(measured: { size: number; times: Times[] }[]): Finding[] {
  const [first, last] = [measured[0], measured.at(-1)]
  if (!first || !last || first === last) return []
  const data = last.size / first.size
  return searchers.map(({ name }, index) => {
    const cost = (last.times[index]?.p50 ?? Number.NaN) / (first.times[index]?.p50 ?? Number.NaN)
    return {
      what: name,
      value: `${cost.toFixed(1)} × for ${data} × the documents`,
      ...(index < 2 ? { target: { text: 'slower than the documents', isMet: cost < data } } : {}),
    }
  })
}

function strapiAddress(query: Record<string, string>): URL {
  const parameters = new URLSearchParams({
    ...query,
    locale: 'nl',
    'fields[0]': 'title',
    'fields[1]': 'slug',
    'fields[2]': 'intro',
    'pagination[pageSize]': '20',
  })
  return new URL(`/api/contents?${parameters}`, backend.url)
}
