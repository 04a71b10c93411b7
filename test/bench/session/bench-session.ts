import { parseArgs } from 'node:util'
import { seedSettings } from '../../../scripts/seed/seed-site.ts'
import { build } from '../../../scripts/start/build.ts'
import { say } from '../../../scripts/start/status.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { accountToken } from '../account-token.ts'
import { beginBench } from '../begin-bench.ts'
import { openBackend } from '../bench-backend.ts'
import { printFindings } from '../findings.ts'
import { load } from '../load.ts'
import { median } from '../measure.ts'
import { processorTime } from '../processor-time.ts'
import { runSiteWorker } from '../run-worker.ts'

// `node test/bench/session/bench-session.ts`: what a signed-in reader costs the worker. All kinds of reader request
// the same page of the same worker, in turn. Without `--cache` it renders each time; with it, readers get the entry of their
// audience, except those without script, for whom a page is rendered. `--rounds`, `--seconds` (for each in each round), `--path`.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    path: { type: 'string', default: '/contact' },
    cache: { type: 'boolean', default: false },
  },
})
const connections = 8

beginBench()
await build()
const secrets = await exampleSecrets()
const backend = await openBackend()
const site = await runSiteWorker('dist/worker', {
  ...secrets,
  CMS_URL: backend.url,
  PAGE_CACHE: values.cache ? 'on' : 'off',
})
try {
  await seedSettings(site.miniflare)
  const url = new URL(values.path, site.url)
  const session = `strapi_jwt=${await accountToken(backend.url)}`
  const kinds = {
    anonymous: undefined,
    'signed in': session,
    'signed in, without script': `${session}; schakel_zonder_script=1`,
  }
  const costs: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  for (const cookie of Object.values(kinds)) await ask(url, Number(values.seconds) * 1500, cookie)
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [kind, cookie] of Object.entries(kinds))
      costs[kind]?.push(await ask(url, Number(values.seconds) * 1000, cookie))
  }
  const ratiosOf = (kind: string) =>
    costs.anonymous?.map((cost, round) => (costs[kind]?.[round] ?? Number.NaN) / cost) ?? []
  say(`${values.path}: ${values.rounds} rounds of ${values.seconds} s for each, ${connections} connections`)
  printFindings('Processor time of workerd for a request (medians)', [
    ...Object.entries(costs).map(([what, list]) => ({ what, value: `${median(list).toFixed(3)} ms` })),
    ...['signed in', 'signed in, without script'].map((kind) => ({
      what: `${kind}, beside anonymous`,
      value: `${median(ratiosOf(kind)).toFixed(3)} x`,
    })),
  ])
} finally {
  await site.miniflare.dispose()
  await backend.stop()
}

/** @returns Processor time of workerd per request, in milliseconds. */
async function ask(url: URL, forMs: number, cookie: string | undefined): Promise<number> {
  const before = processorTime(site.pid)
  const { requests } = await load({ url, connections, forMs, ...(cookie ? { cookie } : {}) })
  return (processorTime(site.pid) - before) / requests
}
