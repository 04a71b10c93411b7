import type { Context } from 'hono'
import { defaultLocale, isLocale } from '../../client/content/locale.ts'
import type { Suggestion } from '../../client/content/search.ts'
import type { AppEnv } from '../env.ts'

const most = 8
/** Many readers type the same; new content may take a minute to be suggested. */
const cacheSeconds = 60
/** Longer input isn't completed. */
const maxInputLength = 100

/** `GET /api/suggestions?q=pak&locale=nl` → `{ data: Suggestion[] }`, at most eight. */
export async function suggestions(c: Context<AppEnv>): Promise<Response> {
  const asked = c.req.query('locale')
  const locale = isLocale(asked) ? asked : defaultLocale
  const typed = (c.req.query('q') ?? '').slice(0, maxInputLength).toWellFormed().trimStart().toLowerCase()
  const key = new Request(`https://suggestions.invalid/${locale}?${new URLSearchParams({ q: typed })}`)
  const cached = await caches.default.match(key)
  if (cached) return c.json(await cached.json(), 200, headers)
  const data: Suggestion[] = await c.var.search.suggest(typed, locale, most)
  c.executionCtx.waitUntil(caches.default.put(key, Response.json({ data }, { headers })))
  return c.json({ data }, 200, headers)
}

const headers = { 'cache-control': `public, max-age=${cacheSeconds}` }
