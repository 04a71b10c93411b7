import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../../../scripts/start/build.ts'
import { say } from '../../../scripts/start/status.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { beginBench } from '../begin-bench.ts'
import { printFindings } from '../findings.ts'
import { median } from '../measure.ts'
import { processorTime } from '../processor-time.ts'
import { type RunningWorker, runBareWorker, runSiteWorker } from '../run-worker.ts'
import { postRepeatedly } from './post-load.ts'

// `npm run bench:statistics`: events that are stored when they are acknowledged, by one shard and by eight, compared to
// a worker that reads the same requests and answers 204 without storing. Strapi is down: only storing is measured. In
// turn, round by round. `--rounds`, `--seconds` (for each in each round), `--batch` (events per request),
// `--connections`.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    batch: { type: 'string', default: '20' },
    connections: { type: 'string', default: '16' },
  },
})
const [rounds, seconds, batch, connections] = [
  values.rounds,
  values.seconds,
  values.batch,
  values.connections,
].map(Number) as [number, number, number, number]

const bareWorker = `export default {
  async fetch(request) {
    await request.json()
    return new Response(null, { status: 204 })
  },
}`

interface Subject {
  name: string
  worker: RunningWorker
  eventsPerSecond: number[]
  /** Processor time of workerd per event, in microseconds. */
  cpuUs: number[]
}

beginBench()
await build()
const secrets = await exampleSecrets()

/** With capacity for everything that is sent, and without a backend. */
const variables = { ...secrets, CMS_URL: 'http://127.0.0.1:9', STATISTICS_CAPACITY: '100000000' }
const subjects: Subject[] = []
/** What the database refused: events whose reads fail cost less than they should. */
const databaseFailures: string[] = []
try {
  // Workers start one at a time, to tell their processes apart.
  await open('204 without storing', () => runBareWorker({ script: bareWorker }))
  await open('one shard', () => openSite('1'))
  await open('eight shards', () => openSite('8'))
  say(`${rounds} rounds of ${seconds} s for each, ${connections} connections, ${batch} events a request`)
  const busy = loadavg()[0] ?? 0
  if (busy > availableParallelism())
    say(`The machine is busy (load ${busy.toFixed(1)}): figures come out too low, and ratios vary.`)
  for (const { worker } of subjects) await ask(worker, seconds * 1000)
  for (let round = 0; round < rounds; round++) for (const subject of subjects) await measure(subject)
  printFindings(
    'Events a second, on disk when acknowledged (medians)',
    subjects.map(({ name, eventsPerSecond }) => ({ what: name, value: median(eventsPerSecond).toFixed(0) })),
  )
  printFindings(
    'Processor time of workerd for an event (medians)',
    subjects.map(({ name, cpuUs }) => ({ what: name, value: `${median(cpuUs).toFixed(1)} µs` })),
  )
  if (databaseFailures.length > 0)
    throw new Error(`The database failed ${databaseFailures.length} times: ${databaseFailures[0]}`)
  const [bare, ...storing] = subjects
  printFindings(
    'Beside 204 without storing (medians of the rounds)',
    storing.flatMap(({ name, cpuUs, eventsPerSecond }) => [
      { what: `${name}, processor time`, value: `${ratio(cpuUs, bare?.cpuUs).toFixed(1)} x` },
      {
        what: `${name}, events a second`,
        value: `${ratio(eventsPerSecond, bare?.eventsPerSecond).toFixed(2)} x`,
      },
    ]),
  )
} finally {
  for (const { worker } of subjects) await worker.miniflare.dispose()
}

function openSite(shards: string): Promise<RunningWorker> {
  // The local rate limiter is a separate process behind a socket and costs more than all the rest; at the edge it is a
  // counter in memory.
  return runSiteWorker(
    'dist/worker',
    { ...variables, STATISTICS_SHARDS: shards },
    {
      limits: false,
      onLog(line) {
        if (line.includes('D1_ERROR')) databaseFailures.push(line)
      },
    },
  )
}

async function open(name: string, start: () => Promise<RunningWorker>): Promise<void> {
  subjects.push({ name, worker: await start(), eventsPerSecond: [], cpuUs: [] })
}

async function measure({ worker, eventsPerSecond, cpuUs }: Subject): Promise<void> {
  const before = processorTime(worker.pid)
  const { requests, seconds: took } = await ask(worker, seconds * 1000)
  eventsPerSecond.push((requests * batch) / took)
  cpuUs.push(((processorTime(worker.pid) - before) * 1000) / (requests * batch))
}

function ask({ url }: RunningWorker, forMs: number) {
  return postRepeatedly({ url, path: '/api/statistics', connections, forMs, batch })
}

function ratio(values: number[], others: number[] = []): number {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN)))
}
