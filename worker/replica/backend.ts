import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { Query } from '../strapi/query.ts'

/** A read of the backend past every cache: what follows the backend must see what is there now. */
export type ReadBackend = (path: string, query: Query) => Promise<unknown>

/** Reads with the worker's own token. A whole page of documents may take longer than a reader would wait. */
export function backendReader(config: Config): ReadBackend {
  const client = strapiClientOf(config, Math.max(config.cmsTimeoutMs, 5000))
  return (path, query) => client.call({ path, query, token: config.cmsToken })
}
