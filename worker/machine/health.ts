import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** Tells a monitor that the worker runs; it asks nothing of the stores behind it, whose failures readers do not see. */
export function health(c: Context<AppEnv>): Response {
  return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
}
