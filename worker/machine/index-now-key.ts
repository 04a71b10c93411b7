import type { Context, Next } from 'hono'
import type { AppEnv } from '../env.ts'

/** `/{key}.txt`: proves to IndexNow that a notification about this site comes from this site. */
export async function indexNowKey(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const key = c.var.config.indexNow?.key
  if (!key || c.req.path !== `/${key}.txt`) {
    await next()
    return undefined
  }
  return c.text(key, 200, { 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' })
}
