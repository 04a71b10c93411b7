import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { Query } from '../strapi/query.ts'

/** An uncached read from the backend: the replica must follow its current state. */
export type ReadBackend = (path: string, query: Query) => Promise<unknown>

/**
 * Reads with the worker's own token. A page of whole documents may take longer than a reader would wait.
 * @param patienceMs How long one answer may take, in milliseconds.
 */
export function backendReader(config: Config, patienceMs = 5000): ReadBackend {
  const client = strapiClientOf(config, Math.max(config.cmsTimeoutMs, patienceMs))
  return (path, query) => client.call({ path, query, token: config.cmsToken })
}
