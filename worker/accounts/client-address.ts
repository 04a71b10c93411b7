import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** The client's address from Cloudflare. Other headers don't count: anyone can write those. */
export function clientAddress(c: Context<AppEnv>): string | null {
  return c.req.header('cf-connecting-ip') || null
}
