import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** Tells a monitor that the worker runs. It doesn't check the stores behind it, whose failures readers don't notice. */
export function health(c: Context<AppEnv>): Response {
  return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
}
