import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { bufferAt } from '../statistics/buffers.ts'
import { prometheusText } from '../statistics/prometheus.ts'
import { viewStatistics } from '../statistics/watch.ts'

/** What operators ask of the statistics; with `Authorization: Bearer` and the secret OPS_TOKEN. */
export const opsStatistics = new Hono<AppEnv>()
opsStatistics.use(forOperators())

/** `GET /api/ops/statistics` → how every shard is doing; `?format=prometheus` says the same to a scraper. */
opsStatistics.get('/', async (c) => {
  const view = await viewStatistics(c.env, Date.now())
  if (c.req.query('format') !== 'prometheus') return c.json(view)
  return c.body(prometheusText(view), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
})

/** `GET /api/ops/statistics/set-aside` → the events that Strapi refused, with its words. */
opsStatistics.get('/set-aside', async (c) => {
  const lists = await forEachShard(c, (shard) => bufferAt(c.env, shard).setAside())
  return c.json({ data: lists.flatMap((list, shard) => list.map((one) => ({ shard, ...one }))) })
})

/** `POST /api/ops/statistics/retry`: what was refused is sent once more, after what refused it was mended. */
opsStatistics.post('/retry', async (c) => {
  const counts = await forEachShard(c, (shard) => bufferAt(c.env, shard).takeBack())
  return c.json({ data: { events: counts.reduce((sum, count) => sum + count, 0) } })
})

/** `DELETE /api/ops/statistics/set-aside`: what was refused is given up, and counted as dropped. */
opsStatistics.delete('/set-aside', async (c) => {
  const counts = await forEachShard(c, (shard) => bufferAt(c.env, shard).giveUpSetAside())
  return c.json({ data: { events: counts.reduce((sum, count) => sum + count, 0) } })
})

function forEachShard<Value>(c: Context<AppEnv>, ask: (shard: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: c.var.config.statisticsShards }, (_, shard) => ask(shard)))
}

/**
 * Lets in who knows the token. Without a token in the configuration the address is not there.
 * @throws SiteError `NotFoundError`, `UnauthorizedError`.
 */
function forOperators(): MiddlewareHandler<AppEnv> {
  return async function forOperators(c, next) {
    const { opsToken } = c.var.config
    if (!opsToken) throw new SiteError('NotFoundError', {}, { message: `Page not found: ${c.req.path}` })
    const given = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!(await isSame(given, opsToken))) throw new SiteError('UnauthorizedError', { challenge: 'Bearer' })
    return next()
  }
}

/** Compares digests, so that the time it takes tells nothing of the secret, not even its length. */
async function isSame(given: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, secret].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other)
}
