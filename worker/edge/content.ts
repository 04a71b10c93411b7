import type { MiddlewareHandler } from 'hono'
import { replicaArchive } from '../archive/replica-archive.ts'
import { dependenciesOf } from '../cache/dependencies.ts'
import type { AppEnv } from '../env.ts'
import { d1Jobs } from '../jobs/d1-jobs.ts'
import { openContent } from '../reading/content.ts'
import { archiveKeys, jobKeys, searchKeys } from '../reading/keys.ts'
import { recorded } from '../reading/recorded.ts'
import { shownInArchive, shownInJobs } from '../reading/shown.ts'
import { d1Search } from '../search/d1-search.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { createSharedReads } from '../strapi/shared-reads.ts'

/**
 * Opens published content: documents from Strapi through the cache, hedged by D1; everything else from D1. Sets
 * `content`, `jobs`, `search` and `archive`, and `dependencies`, which records what was read from them.
 */
export function content(): MiddlewareHandler<AppEnv> {
  return async function content(c, next) {
    const ask = c.get('ask')
    const audience = c.get('audience')
    const config = c.get('config')
    const now = Date.now()
    const dependencies = dependenciesOf(c.req.raw)
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const reads = createSharedReads({
      client: strapiClientOf(config),
      token: config.cmsToken,
      cache: { kv: c.env.EDGE_KV, later },
      onExpired: () => dependencies.markTransient(),
    })
    c.set('dependencies', dependencies)
    c.set('content', openContent({ reads, ask, dependencies, audience, hedgeMs: config.cmsHedgeMs, later }))
    c.set(
      'jobs',
      recorded((db) => d1Jobs(db, now), jobKeys, ask, dependencies, shownInJobs),
    )
    c.set(
      'search',
      recorded((db) => d1Search(db, now), searchKeys, ask, dependencies),
    )
    c.set('archive', recorded(replicaArchive, archiveKeys, ask, dependencies, shownInArchive))
    await next()
  }
}
