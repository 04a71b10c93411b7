import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { bufferAt } from '../statistics/buffers.ts'
import { viewStatistics } from '../statistics/watch.ts'
import { forOperators } from './for-operators.ts'

/** The statistics, for operators; requires `Authorization: Bearer` with the secret OPS_TOKEN. */
export const opsStatistics = new Hono<AppEnv>()
opsStatistics.use(forOperators())

/** `GET /api/ops/statistics` → the state of every shard; `?format=prometheus` for a scraper. */
opsStatistics.get('/', async (c) => {
  const view = await viewStatistics(c.env, Date.now())
  if (c.req.query('format') !== 'prometheus') return c.json(view)
  const { prometheusText } = await import('../statistics/prometheus.ts')
  return c.body(prometheusText(view), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
})

/** `GET /api/ops/statistics/set-aside` → the events that Strapi refused, with its message. */
opsStatistics.get('/set-aside', async (c) => {
  const lists = await forEachShard(c, (shard) => bufferAt(c.env, shard).setAside())
  return c.json({ data: lists.flatMap((list, shard) => list.map((one) => ({ shard, ...one }))) })
})

/** `POST /api/ops/statistics/retry`: sends refused events again, after the cause was fixed. */
opsStatistics.post('/retry', async (c) => {
  const counts = await forEachShard(c, (shard) => bufferAt(c.env, shard).takeBack())
  return c.json({ data: { events: counts.reduce((sum, count) => sum + count, 0) } })
})

/** `DELETE /api/ops/statistics/set-aside`: drops refused events and counts them as dropped. */
opsStatistics.delete('/set-aside', async (c) => {
  const counts = await forEachShard(c, (shard) => bufferAt(c.env, shard).giveUpSetAside())
  return c.json({ data: { events: counts.reduce((sum, count) => sum + count, 0) } })
})

function forEachShard<Value>(c: Context<AppEnv>, ask: (shard: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: c.var.config.statisticsShards }, (_, shard) => ask(shard)))
}
