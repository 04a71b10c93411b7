import { Hono } from 'hono'
import { changesSetAside, giveUpSetAside, retrySetAside } from '../changes/set-aside.ts'
import { viewConsumers } from '../changes/view.ts'
import { changeConsumers } from '../consumers.ts'
import type { AppEnv } from '../env.ts'
import { forOperators } from './for-operators.ts'

/** The change stream, for operators; requires `Authorization: Bearer` with the secret OPS_TOKEN. */
export const opsChanges = new Hono<AppEnv>()
opsChanges.use(forOperators())

/** `GET /api/ops/changes` → each consumer's progress, and its number of changes set aside. */
opsChanges.get('/', async (c) => c.json(await viewConsumers(c.env.DB)))

/** `GET /api/ops/changes/set-aside` → changes that a consumer failed on too often, newest first, with the error. */
opsChanges.get('/set-aside', async (c) => c.json({ data: await changesSetAside(c.env.DB) }))

/** `POST /api/ops/changes/retry`: delivers those again, after the cause was fixed. */
opsChanges.post('/retry', async (c) => {
  const changes = await retrySetAside(c.env.DB, changeConsumers(c.env, c.var.config))
  return c.json({ data: { changes } })
})

/** `DELETE /api/ops/changes/set-aside`: drops those. */
opsChanges.delete('/set-aside', async (c) => c.json({ data: { changes: await giveUpSetAside(c.env.DB) } }))
