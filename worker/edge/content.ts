import type { MiddlewareHandler } from 'hono'
import { withStandIn } from '../content/with-stand-in.ts'
import type { AppEnv } from '../env.ts'
import { d1Jobs } from '../jobs/d1-jobs.ts'
import { replicaContent } from '../replica/content.ts'
import { d1Search } from '../search/d1-search.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { strapiContent } from '../strapi/content.ts'
import { createSharedReads } from '../strapi/shared-reads.ts'
import { contentVersion } from './content-version.ts'

/** Says that an answer is not made of what the backend says now, but of what is left of it. */
export const standInHeader = 'x-stand-in'

/** Opens the way to published content: Strapi behind the Cache API, D1 behind Strapi. Sets `content`. */
export function content(): MiddlewareHandler<AppEnv> {
  return async function content(c, next) {
    const { config } = c.var
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    let madeDo = false
    const reads = createSharedReads({
      client: strapiClientOf(config),
      token: config.cmsToken,
      version: () => contentVersion(c.env.EDGE_KV, later),
      later,
      madeDo: () => {
        madeDo = true
      },
    })
    c.set('content', withStandIn(strapiContent(reads), replicaContent(c.env.DB)))
    c.set('jobs', d1Jobs(c.env.DB, Date.now()))
    c.set('search', d1Search(c.env.DB, Date.now()))
    await next()
    if (madeDo || c.var.content.standsIn()) c.header(standInHeader, 'yes')
  }
}
