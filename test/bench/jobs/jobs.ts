import { parseArgs } from 'node:util'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { say } from '../../../scripts/start/status.ts'
import { d1Jobs } from '../../../worker/jobs/d1-jobs.ts'
import { madeCities, madeNow } from '../../worker/jobs/support/made-vacancies.ts'
import { beginBench } from '../begin-bench.ts'
import { type Finding, printFindings } from '../findings.ts'
import { openFilled } from './open-filled.ts'
import { searches } from './searches.ts'

// `node test/bench/jobs/jobs.ts`: the duration of a search among many vacancies, in the local D1. `--vacancies
// 1000,10000,100000` (measured separately), `--times` (for each search, or as often as it can be done in `--seconds`).

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '1000,10000,100000' },
    times: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '8' },
  },
})
const times = Number(values.times)
const msForEach = Number(values.seconds) * 1000
/** The first calls prepare statements and read pages that the others find in memory. */
const warmUps = 2

beginBench()
for (const count of values.vacancies.split(',').map(Number)) {
  say(`Filling D1 with ${count} vacancies`)
  const { db, stop } = await openFilled(count)
  try {
    const jobs = d1Jobs(db, madeNow)
    const least = spread(await timesOf(() => db.prepare('SELECT 1').all()))
    const findings: Finding[] = [{ what: 'SELECT 1, the way to D1 and back', value: least }]
    for (const [what, filters] of Object.entries(searches)) {
      // As the page asks: a text may contain a place.
      const ask = async () => {
        const read = await jobs.read({ ...noFilters, ...filters }, 'nl')
        return jobs.search({ ...read.filters, locale: 'nl', page: 1, pageSize: 20 })
      }
      const { total } = (await ask()).jobs
      findings.push({ what: `${what} (${total})`, value: spread(await timesOf(ask)) })
    }
    findings.push(
      { what: 'similar', value: spread(await timesOf(() => jobs.similar(17, 'nl', 6))) },
      { what: 'newest five', value: spread(await timesOf(() => jobs.newest({ locale: 'nl', limit: 5 }))) },
      {
        what: 'newest five of an employer',
        value: spread(await timesOf(() => jobs.newest({ locale: 'nl', employer: 'bedrijf-1', limit: 5 }))),
      },
      {
        what: 'what a category pays, near six places',
        value: spread(
          await timesOf(() =>
            jobs.salaries({
              locale: 'nl',
              category: 'magazijn',
              places: madeCities.slice(0, 6).map(({ city }) => city),
            }),
          ),
        ),
      },
    )
    printFindings(
      `${count} vacancies: milliseconds for a search with all its counts (found), p50 and p99 (the slowest of fewer than a hundred)`,
      findings,
    )
  } finally {
    await stop()
  }
}

async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  for (let time = 0; time < warmUps; time++) await run()
  const taken: number[] = []
  const end = performance.now() + msForEach
  for (let time = 0; time < times && (time < 5 || performance.now() < end); time++) {
    const start = performance.now()
    await run()
    taken.push(performance.now() - start)
  }
  return taken.sort((one, other) => one - other)
}

function spread(sorted: readonly number[]): string {
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return `${at(0.5).toFixed(1).padStart(7)}  ${at(0.99).toFixed(1).padStart(7)}`
}
