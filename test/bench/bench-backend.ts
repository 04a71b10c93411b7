import { freePort } from '../backend/free-port.ts'
import { exampleSecrets } from '../backend/secrets.ts'
import { editor, startTestStrapi, today } from '../backend/strapi.ts'

/** Where a running backend is. */
export interface BenchBackend {
  url: string
  /** Its database file. */
  database: string
  /** Where it tells of what is published. Nobody listens there, unless a bench has its site do so. */
  siteUrl: string
}

/** Names a backend that the benches of a run share, as JSON: each start costs more than a short bench. */
const shared = 'BENCH_BACKEND'

/** For the environment of a bench: it takes this backend, and leaves it running. */
export function sharing({ url, database, siteUrl }: BenchBackend): Record<string, string> {
  return { [shared]: JSON.stringify({ url, database, siteUrl }) }
}

/** The backend that the environment names; otherwise starts one. */
export async function openBackend(): Promise<BenchBackend & { stop: () => Promise<void> }> {
  const given = process.env[shared]
  if (given) return { ...(JSON.parse(given) as BenchBackend), stop: async () => {} }
  const [port, sitePort] = await Promise.all([freePort(), freePort()])
  const siteUrl = `http://localhost:${sitePort}`
  const strapi = await startTestStrapi({
    port,
    siteUrl,
    secrets: await exampleSecrets(),
    // Those of the tests, so that both start from the same database.
    today,
    editor,
    // As the benches themselves: one that a test starts would be of its kind.
    env: { NODE_ENV: 'production' },
  })
  return { url: `http://127.0.0.1:${port}`, database: strapi.database, siteUrl, stop: strapi.stop }
}
