import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** Address of the client as Cloudflare knows it. No other header counts: anybody can write those. */
export function clientAddress(c: Context<AppEnv>): string | null {
  return c.req.header('cf-connecting-ip') || null
}
