import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

// The real backend with a port for tests, `JOBS_PORT`: `POST /moveVacancies` runs the scheduled job of that name and answers once it has. Waiting for
// its time would take minutes, and jobs that run all the time look at everything that other tests left open.

interface Job {
  name: string | null
  job: { invoke: () => Promise<unknown>; isBusy: () => boolean }
}

// By URL, so that this project doesn't type-check the backend's packages.
const started: Promise<void> = import(
  new URL('../../cms/scripts/start-strapi.ts', import.meta.url).href
).then(({ startStrapi }) => startStrapi())

/** One after the other, as tests of a file that run one after the other ask for them. */
let last: Promise<void> = started

async function run(name: string): Promise<void> {
  // Strapi registers itself there.
  const jobs: Job[] = Reflect.get(globalThis, 'strapi').cron.jobs
  const found = jobs.find((job) => job.name === name)
  if (!found) throw new Error(`The backend has no job ${name}, but ${jobs.map((job) => job.name).join(', ')}`)
  // One that runs by its own rule began before what the test wants it to see, and another run beside it would do nothing.
  while (found.job.isBusy()) await setTimeout(20)
  await found.job.invoke()
}

createServer(async (incoming, outgoing) => {
  const running = last.then(() => run((incoming.url ?? '').slice(1)))
  last = running.catch(() => {})
  try {
    await running
    outgoing.writeHead(204).end()
  } catch (failure) {
    outgoing.writeHead(500).end(failure instanceof Error ? failure.stack : String(failure))
  }
}).listen(Number(process.env.JOBS_PORT), '127.0.0.1')

await started
