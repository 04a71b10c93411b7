import { manifest } from 'virtual:client-manifest'
import type { Context } from 'hono'
import { defaultLocale, isLocale } from '../../client/content/locale.ts'
import type { Suggestion } from '../../client/content/search.ts'
import { cached } from '../cache/cached.ts'
import { policies } from '../cache/policies.ts'
import type { AppEnv } from '../env.ts'

const most = 8
/** Longer input isn't completed. */
const maxInputLength = 100

/** Browsers ask each time: a title that was removed isn't suggested any more. */
const headers: [name: string, value: string][] = [
  ['content-type', 'application/json'],
  ['cache-control', 'no-cache'],
]

/** `GET /api/suggestions?q=pak&locale=nl` → `{ data: Suggestion[] }`, at most eight. */
export async function suggestions(c: Context<AppEnv>): Promise<Response> {
  const asked = c.req.query('locale')
  const locale = isLocale(asked) ? asked : defaultLocale
  const typed = (c.req.query('q') ?? '').slice(0, maxInputLength).toWellFormed().trimStart().toLowerCase()
  const { search, dependencies } = c.var
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  // Many readers type the same.
  const found = await cached(
    { kv: c.env.EDGE_KV, later },
    `suggestions/${manifest.id}/${locale}?${new URLSearchParams({ q: typed })}`,
    policies.suggestions,
    async (own) => {
      const data: Suggestion[] = await search.suggest(typed, locale, most)
      own.addAll(dependencies)
      return { status: 200, headers, body: new TextEncoder().encode(JSON.stringify({ data })) }
    },
  )
  return new Response(found?.entry.body, { headers })
}
