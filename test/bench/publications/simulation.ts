import { parseArgs } from 'node:util'
import { createRandom } from '../../../cms/seed/random.ts'
import { migrate, seedSettings } from '../../../scripts/seed/seed-site.ts'
import { build } from '../../../scripts/start/build.ts'
import { say } from '../../../scripts/start/status.ts'
import { crons } from '../../../worker/crons.ts'
import { freePort } from '../../backend/free-port.ts'
import { openGateway } from '../../backend/gateway.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { editor, startTestStrapi, today } from '../../backend/strapi.ts'
import { signIn } from '../../e2e/support/editor.ts'
import { beginBench } from '../begin-bench.ts'
import { type Finding, printFindings } from '../findings.ts'
import { patiently } from '../patiently.ts'
import { ownWorkerds, processorTime } from '../processor-time.ts'
import { type Lives, watchUntilLive } from './live.ts'
import { runLocations } from './locations.ts'
import { isMadePath, makeArticles } from './made-articles.ts'
import { markerOf, shownIn } from './marker.ts'
import { byPopularity, ranked } from './popularity.ts'
import { type Publication, type Published, publishNext } from './publications.ts'
import { pagesOf, quantile } from './readers.ts'
import { slowTime } from './slow-time.ts'
import { type Arrival, spreadLog } from './spread-log.ts'
import { type Answered, graceMs, inadmissible, type Late, testify } from './witness.ts'

// `npm run bench:locations`: readers in several locations at once while editors publish. It looks for what readers may not be shown: what was
// taken away, and what is older than the log of changes in their location allows. With `--locations 1` it measures how long it takes.

const { values } = parseArgs({
  options: {
    locations: { type: 'string', default: '5' },
    /** Articles that are made beside those of the sample. */
    articles: { type: 'string', default: '2600' },
    /** How many of all pages are read, the most popular ones. */
    pages: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '120' },
    /** Seconds between two publications. */
    every: { type: 'string', default: '1' },
    /** Pages read in each location in a second, by the popularity of pages. */
    rate: { type: 'string', default: '10' },
    /** Seconds for which a location may go on with its copy of the log. */
    spread: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'schakel' },
    /** How many times slower time passes (`slow-time.ts`), where that isn't as many as there are locations. */
    slower: { type: 'string' },
    /** Minutes after which it ends, and says what it has measured by then. */
    limit: { type: 'string', default: '30' },
    /** Prints every answer that nobody may have been shown. */
    verbose: { type: 'boolean', default: false },
  },
})
const count = Number(values.locations)
const rate = Number(values.rate)
const slower = Number(values.slower ?? count)
const time = slowTime(slower)
const random = createRandom(values.seed)
const all = Array.from({ length: count }, (_, location) => location)

/** What each page has shown at any time. */
const shownOn = new Map<string, Set<string>>()
let probes = 0
const probeSlug = 'bestaat-niet-'

/** What has been measured so far. */
const measured = {
  warmSeconds: 0,
  pages: 0,
  answers: [] as Answered[],
  publications: [] as Publication[],
  lives: { pages: [], front: [] } as Lives,
  probed: [] as Answered[],
  afterwards: [] as Answered[],
  /** Of all locations, since the readers came. */
  processorMs: () => 0,
  calls: (): string[][] => [],
  outdatedRows: [] as string[],
  arrivals: [] as readonly Arrival[],
}
let phase = 'starts'

beginBench()
endInTime()
await build()
const secrets = await exampleSecrets()
// The sample content tells nobody: what the simulation publishes is told to the first location, whose port is known by then.
const [hookPort, strapiPort] = await Promise.all([freePort(), freePort()])
const strapiUrl = `http://127.0.0.1:${strapiPort}`
const siteUrl = `http://127.0.0.1:${hookPort}`
const strapi = await startTestStrapi({
  port: strapiPort,
  siteUrl,
  secrets,
  today,
  editor,
  env: time.clock ? { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(time.clock)}` } : {},
})
const gateways = await Promise.all(
  all.map(async () => {
    const port = await freePort()
    return { port, ...(await openGateway(port, new URL(strapiUrl))) }
  }),
)
const locations = await runLocations(
  gateways.map(({ port }) => ({ ...secrets, SITE_URL: siteUrl, CMS_URL: `http://127.0.0.1:${port}` })),
  time.clock,
)
const hook = await openGateway(hookPort, new URL(locations.urls[0] ?? ''))
const [workerd = 0] = ownWorkerds()
const stop = new AbortController()
try {
  await simulate()
} finally {
  stop.abort()
  await locations.stop()
  await hook.stop()
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  await strapi.stop()
}

/** A machine that is too slow for what was asked still learns something; whoever waits for the figures waits no longer than this. */
function endInTime(): void {
  const timer = globalThis.setTimeout(() => {
    say(`It is over after ${values.limit} minutes, and had come to: ${phase}`)
    if (measured.publications.length > 0) printMeasured()
    process.exit(1)
  }, Number(values.limit) * 60_000)
  timer.unref()
}

async function simulate(): Promise<void> {
  await migrate(locations.miniflare)
  for (const location of all) await seedSettings(locations.miniflare, `location-${location}`)
  makeArticles(strapi.database, Number(values.articles), random)
  const worker = await locations.miniflare.getWorker('location-0')
  await patiently(() => worker.scheduled({ cron: crons.nightly, scheduledTime: new Date() }))
  // On any other day it was filled long ago: no log reaches back to that.
  await locations.stores.query([{ sql: 'UPDATE changes SET at = at - ?', values: [24 * 3_600_000] }])
  progress('the replica is filled')
  const pages = ranked(await pagesOf(urlOf(0)), isMadePath, random).slice(0, Number(values.pages))
  const spreading = spreadLog(time, locations, random, Number(values.spread) * 1000, stop.signal)
  await spreading.finish()
  measured.arrivals = spreading.arrivals
  measured.pages = pages.length
  progress(`${pages.length} pages`)
  measured.warmSeconds = await warm(pages)
  progress(`the caches are warm after ${measured.warmSeconds.toFixed(0)} s`)
  await Promise.all(gateways.map((gateway) => gateway.set({ listening: true, rules: [] })))

  const before = processorTime(workerd)
  measured.processorMs = () => processorTime(workerd) - before
  // The probes that ask what a location knows are no readers.
  measured.calls = () =>
    gateways.map((gateway) => gateway.calls().flatMap(({ path }) => (path.includes(probeSlug) ? [] : path)))
  const probing = new AbortController()
  const probed = noted(keepProbing(probing.signal))
  await Promise.all([readEverywhere(pages), publish()])
  const [processorMs, calls] = [measured.processorMs(), measured.calls()]
  Object.assign(measured, { processorMs: () => processorMs, calls: () => calls })
  progress(`${measured.publications.length} publications, ${measured.answers.length} answers`)
  await spreading.finish()
  await readAfterwards()
  probing.abort()
  await probed
  measured.outdatedRows = await outdatedRows()
  printMeasured()
}

/** Rows of the replica that still name a document as it was before it was last changed. Editions only lead to it: their pages ask for each. */
async function outdatedRows(): Promise<string[]> {
  const last = new Map(measured.publications.map(({ documentId, version }) => [documentId, version]))
  const outdated: string[] = []
  for (const [documentId, version] of last)
    for (let old = 0; old < (version ?? 0); old++) {
      const marker = markerOf(documentId, old)
      const [rows = []] = await locations.stores.query([
        {
          sql: `SELECT type, document_id AS id FROM documents WHERE type <> 'edition' AND instr(entry, ?) > 0`,
          values: [marker],
        },
      ])
      outdated.push(...rows.map(({ type, id }) => `${type} ${id} has ${marker}`))
    }
  return outdated
}

function printMeasured(): void {
  const { answers, publications, probed, afterwards } = measured
  const how = `${count} locations, ${measured.pages} pages, each read once in each location in ${measured.warmSeconds.toFixed(0)} s`
  const rates = `${rate} answers a second in each, a publication every ${values.every} s, the log up to ${values.spread} s late`
  const pace = slower === 1 ? '' : `; time passes ${slower} times slower, so that only counts mean something`
  printFindings(`${how}; then for ${values.seconds} s ${rates}${pace}`, [
    ...speeds(answers, measured.processorMs()),
    ...callFindings(measured.calls(), answers, publications),
    ...liveFindings('published to live, where it was told', measured.lives.pages),
    ...liveFindings('the same on the front page', measured.lives.front),
    {
      what: 'rows of the replica with an old name',
      value: String(measured.outdatedRows.length),
      target: { text: 'none', isMet: measured.outdatedRows.length === 0 },
    },
    ...shownFindings([...answers, ...probed, ...afterwards], publications, measured.arrivals),
  ])
}

/** The whole takes some minutes: it says where it is. */
function progress(text: string): void {
  phase = text
  say(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${text}`)
}

function urlOf(location: number): string {
  return locations.urls[location] ?? ''
}

async function readIn(location: number, path: string): Promise<Answered> {
  let startedAt = 0
  const response = await patiently(() => {
    startedAt = time.now()
    return fetch(`${urlOf(location)}${path}`, { redirect: 'manual' })
  })
  const text = await response.text()
  const shown = shownIn(text)
  const before = shownOn.get(path) ?? new Set()
  for (const { documentId } of shown) before.add(documentId)
  shownOn.set(path, before)
  // `…-{seq}-{storedAt}-{audience}-{reads left}"`.
  const [, seq] = /-([0-9a-z]+)-[0-9a-z]+-[a-z]+-\d+"$/.exec(response.headers.get('etag') ?? '') ?? []
  return {
    location,
    path,
    startedAt,
    endedAt: time.now(),
    status: response.status,
    how: response.headers.get('x-cache'),
    seq: seq === undefined ? null : Number.parseInt(seq, 36),
    shown,
  }
}

/**
 * Reads each page in each location once. The first renders it and the others take its entries, which saves rendering the same again for
 * each: nothing is published meanwhile. @returns Seconds that it took.
 */
async function warm(pages: readonly string[]): Promise<number> {
  const startedAt = time.now()
  const [first = [], ...others] = all.map((location) => pages.map((path) => ({ path, location })))
  await readAll(first)
  await locations.share(true)
  await readAll(others.flat())
  await locations.share(false)
  return (time.now() - startedAt) / 1000
}

/** Reads pages, some at a time. @param answers Gets each answer. */
async function readAll(
  places: readonly { path: string; location: number }[],
  answers: Answered[] = [],
): Promise<void> {
  const waiting = [...places]
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        answers.push(await readIn(next.location, next.path))
    }),
  )
}

/** Reads in all locations, at a steady rate however long the answers take. */
async function readEverywhere(pages: readonly string[]): Promise<void> {
  const pick = byPopularity(pages, random)
  const startedAt = time.now()
  const asked: Promise<unknown>[] = []
  const total = Number(values.seconds) * rate * count
  for (let turn = 0; turn < total; turn++) {
    const dueAt = startedAt + (turn * 1000) / (rate * count)
    if (dueAt > time.now()) await time.pause(dueAt - time.now())
    asked.push(noted(readIn(turn % count, pick()).then((answer) => measured.answers.push(answer))))
  }
  await Promise.all(asked)
}

async function publish(): Promise<void> {
  const redaction = await signIn({ strapiUrl, editor, secrets })
  const desk = {
    time,
    editor: redaction,
    stores: locations.stores,
    documents: await documentsThere(),
    random,
  }
  const watched = {
    time,
    stores: locations.stores,
    read: (path: string) => readIn(0, path),
    isOnFront: (documentId: string) => shownOn.get('/')?.has(documentId) ?? false,
  }
  const everyMs = Number(values.every) * 1000
  const startedAt = time.now()
  const told: Promise<unknown>[] = []
  for (let turn = 0; (turn + 1) * everyMs <= Number(values.seconds) * 1000; turn++) {
    const dueAt = startedAt + turn * everyMs
    if (dueAt > time.now()) await time.pause(dueAt - time.now())
    told.push(
      noted(
        publishNext(desk, turn).then((publication) => {
          if (!publication) return
          measured.publications.push(publication)
          // The one that the hook told.
          if (publication.version !== null) return watchUntilLive(watched, publication, measured.lives)
        }),
      ),
    )
  }
  await Promise.all(told)
}

/** Fails where it is awaited, and not before: the locations have to be stopped then. */
function noted<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {})
  return work
}

async function documentsThere(): Promise<Published[]> {
  const [rows = []] = await locations.stores.query([
    {
      sql: `SELECT type, document_id AS documentId FROM documents
       WHERE type IN ('content', 'vacancy', 'partner') AND locale = 'nl' AND document_id NOT LIKE 'made%'
       ORDER BY type, document_id`,
    },
  ])
  // As selected above.
  const documents = rows as unknown as Pick<Published, 'type' | 'documentId'>[]
  return documents.map((document) => ({ ...document, version: 0, isAway: false, isUnderWay: false }))
}

/** When every location knows what there is to know, and the grace is over: all that showed what has changed, in one of them each. */
async function readAfterwards(): Promise<void> {
  const { publications, afterwards } = measured
  const newest = Math.max(...publications.map(({ head }) => head))
  afterwards.push(...(await Promise.all(all.map((location) => readUntilKnown(location, newest)))))
  await time.pause(graceMs)
  const changed = new Set(publications.map(({ documentId }) => documentId))
  const paths = [...shownOn].flatMap(([path, documents]) =>
    [...documents].some((id) => changed.has(id)) ? path : [],
  )
  await readAll(
    paths.map((path, index) => ({ path, location: index % count })),
    afterwards,
  )
}

/** An answer that was made now tells how much the isolate knows: that to an address which nobody has asked for. */
function probe(location: number): Promise<Answered> {
  probes += 1
  return readIn(location, `/${probeSlug}${probes}`)
}

async function readUntilKnown(location: number, head: number): Promise<Answered> {
  for (;;) {
    const answer = await probe(location)
    if ((answer.seq ?? 0) >= head) return answer
    await time.pause(500)
  }
}

/** Asks each location once a second how much it knows. */
async function keepProbing(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    measured.probed.push(...(await Promise.all(all.map(probe))))
    await time.pause(1000)
  }
}

function speeds(answers: readonly Answered[], processorMs: number): Finding[] {
  const times = answers
    .map(({ startedAt, endedAt }) => endedAt - startedAt)
    .toSorted((one, other) => one - other)
  const hits = answers.filter(({ how }) => how === 'hit' || how === 'stale').length / answers.length
  return [
    { what: 'answers', value: String(answers.length) },
    {
      what: 'answers that waited for nothing',
      value: `${(hits * 100).toFixed(2)} %`,
      target: { text: 'at least 98 %', isMet: hits >= 0.98 },
    },
    ...(values.verbose ? waitedFor(answers) : []),
    { what: 'p50', value: `${quantile(times, 0.5).toFixed(1)} ms` },
    { what: 'p99', value: `${quantile(times, 0.99).toFixed(1)} ms` },
    {
      what: 'processor time of all locations, for an answer',
      value: `${(processorMs / answers.length).toFixed(2)} ms`,
    },
    {
      what: 'of a processor, for each location',
      value: (processorMs / (Number(values.seconds) * 1000 * count)).toFixed(2),
    },
    { what: 'failed answers', value: String(answers.filter(({ status }) => status >= 500).length) },
  ]
}

/** Pages whose readers waited, by the first part of their address, the most frequent first. */
function waitedFor(answers: readonly Answered[]): Finding[] {
  const kindOf = ({ path }: Answered) => (isMadePath(path) ? '/news/(made)' : path.replace(/\/\d.*$/, '/…'))
  const waited = answers.filter(({ how }) => how !== 'hit' && how !== 'stale')
  return [...Map.groupBy(waited, kindOf)]
    .map(([kind, some]) => ({ what: `waited for ${kind}`, value: String(some.length) }))
    .toSorted((one, other) => Number(other.value) - Number(one.value))
    .slice(0, 40)
}

function liveFindings(what: string, lives: readonly number[]): Finding[] {
  if (lives.length === 0) return []
  const ascending = lives.toSorted((one, other) => one - other)
  const p95 = quantile(ascending, 0.95)
  const median = quantile(ascending, 0.5).toFixed(0)
  return [
    {
      what: `${what}, p95 of ${lives.length}`,
      value: `${p95.toFixed(0)} ms (p50 ${median} ms)`,
      // The backend is as many times faster.
      ...(slower === 1 ? { target: { text: 'at most 1000 ms', isMet: p95 <= 1000 } } : {}),
    },
  ]
}

/** Whoever follows a publication asks for documents by their id, and readers by what an address names. */
function callFindings(
  calls: readonly string[][],
  answers: readonly Answered[],
  publications: readonly Publication[],
): Finding[] {
  const forReaders = (path: string) => /filters\[(?:number|slug|link)\]/.test(path)
  const following = calls.flat().filter((path) => !forReaders(path)).length / publications.length
  return [
    { what: 'publications', value: String(publications.length) },
    {
      what: 'requests to Strapi to follow a publication',
      value: following.toFixed(2),
      target: { text: 'at most 3', isMet: following <= 3 },
    },
    ...all.map((location): Finding => {
      const own = calls[location]?.filter(forReaders).length ?? 0
      const renewed = answers.filter((answer) => answer.location === location && answer.how !== 'hit').length
      // Each location renews by itself what was read there in the last minutes; all pages were.
      const most = renewed + touchedPages(publications)
      return {
        what: `requests to Strapi for readers of location ${location}`,
        value: String(own),
        target: { text: `at most one for each of ${most} touched pages`, isMet: own <= most },
      }
    }),
  ]
}

/** How many pages publications touched, each counted as often as it was. */
function touchedPages(publications: readonly Publication[]): number {
  const shown = [...shownOn.values()]
  return publications.flatMap(({ documentId }) => shown.filter((on) => on.has(documentId))).length
}

function shownFindings(
  answers: readonly Answered[],
  publications: readonly Publication[],
  arrivals: readonly Arrival[],
): Finding[] {
  const { sinceArrival, sinceKnown } = testify(answers, publications, arrivals)
  const arrived = inadmissible(sinceArrival)
  const known = inadmissible(sinceKnown)
  const oldest = Math.max(0, ...sinceArrival.filter(isChange).map(({ ms }) => ms))
  if (values.verbose) say(measured.outdatedRows.join('\n'))
  if (values.verbose)
    for (const late of [...known.takenAway, ...known.tooOld, ...arrived.tooOld, ...arrived.takenAway])
      say(JSON.stringify(late))
  return [
    none('out of date 10 s after the isolate knew', known.tooOld),
    none('taken away, and shown after the isolate knew', known.takenAway),
    none('out of date 10 s after the log had come', arrived.tooOld),
    {
      what: 'oldest state that was shown after the log had come',
      value: `${(oldest / 1000).toFixed(1)} s`,
      target: { text: 'at most 10 s', isMet: oldest <= graceMs },
    },
    { what: 'taken away, and shown after the log had come', value: String(arrived.takenAway.length) },
    {
      what: 'the last of them',
      value: `${(Math.max(0, ...arrived.takenAway.map(({ ms }) => ms)) / 1000).toFixed(1)} s after it`,
    },
  ]
}

function isChange({ publication }: Late): boolean {
  return publication.version !== null
}

function none(what: string, late: readonly Late[]): Finding {
  return { what, value: String(late.length), target: { text: 'none', isMet: late.length === 0 } }
}
