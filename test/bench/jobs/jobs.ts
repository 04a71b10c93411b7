import { parseArgs } from 'node:util'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { keepQuiet } from '../../../scripts/quiet.ts'
import { say } from '../../../scripts/start/status.ts'
import { d1Jobs } from '../../../worker/jobs/d1-jobs.ts'
import { madeNow } from '../../worker/jobs/support/made-vacancies.ts'
import { type Finding, printFindings } from '../findings.ts'
import { openFilled } from './open-filled.ts'
import { searches } from './searches.ts'

// `node test/bench/jobs/jobs.ts`: the duration of a search among many vacancies, in the local D1. `--vacancies
// 10000,100000` (measured separately), `--times` (for each search).

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '10000,100000' },
    times: { type: 'string', default: '40' },
  },
})
const times = Number(values.times)

keepQuiet()
for (const count of values.vacancies.split(',').map(Number)) {
  say(`Filling D1 with ${count} vacancies`)
  const { db, stop } = await openFilled(count)
  try {
    const jobs = d1Jobs(db, madeNow)
    const least = spread(await timesOf(() => db.prepare('SELECT 1').all()))
    const findings: Finding[] = [{ what: 'SELECT 1, the way to D1 and back', value: least }]
    for (const [what, filters] of Object.entries(searches)) {
      const ask = () => jobs.search({ ...noFilters, ...filters, locale: 'nl', page: 1, pageSize: 20 })
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
    )
    printFindings(
      `${count} vacancies: milliseconds for a search with all its counts (found), p50 and p99`,
      findings,
    )
  } finally {
    await stop()
  }
}

async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
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
