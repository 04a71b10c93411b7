import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** `GET /api/human-check`: the frame with Cloudflare's check, whose code few isolates need. */
export async function humanCheck(c: Context<AppEnv>): Promise<Response> {
  const { humanCheckPage } = await import('../turnstile/check-page.ts')
  return humanCheckPage(c)
}
