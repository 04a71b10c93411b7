import { freePort } from '../backend/free-port.ts'
import { exampleSecrets } from '../backend/secrets.ts'
import { editor, startTestStrapi, today } from '../backend/strapi.ts'

/** Where a running backend is. */
export interface BenchBackend {
  url: string
  /** Its database file. */
  database: string
}

/** Names a backend that the benches of a run share, as JSON: each start costs more than a short bench. */
const shared = 'BENCH_BACKEND'

/** For the environment of a bench: it takes this backend, and leaves it running. */
export function sharing({ url, database }: BenchBackend): Record<string, string> {
  return { [shared]: JSON.stringify({ url, database }) }
}

/** The backend that the environment names; otherwise starts one that tells no site of what is published. */
export async function openBackend(): Promise<BenchBackend & { stop: () => Promise<void> }> {
  const given = process.env[shared]
  if (given) return { ...(JSON.parse(given) as BenchBackend), stop: async () => {} }
  const port = await freePort()
  const strapi = await startTestStrapi({
    port,
    siteUrl: 'http://127.0.0.1',
    secrets: await exampleSecrets(),
    // Those of the tests, so that both start from the same database.
    today,
    editor,
    // As the benches themselves: one that a test starts would be of its kind.
    env: { NODE_ENV: 'production' },
  })
  return { url: `http://127.0.0.1:${port}`, database: strapi.database, stop: strapi.stop }
}
