import { Hono } from 'hono'
import { changesSetAside, viewConsumers } from '../changes/view.ts'
import type { AppEnv } from '../env.ts'
import { forOperators } from './for-operators.ts'

/** What operators ask of the stream of changes; with `Authorization: Bearer` and the secret OPS_TOKEN. */
export const opsChanges = new Hono<AppEnv>()
opsChanges.use(forOperators())

/** `GET /api/ops/changes` → how far each consumer has come, and how many changes it set aside. */
opsChanges.get('/', async (c) => c.json(await viewConsumers(c.env.DB)))

/** `GET /api/ops/changes/set-aside` → changes that a consumer failed on too often, newest first, with its words. */
opsChanges.get('/set-aside', async (c) => c.json({ data: await changesSetAside(c.env.DB) }))
