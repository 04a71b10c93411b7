import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { defaultLocale, isLocale, type Locale, locales } from '../../client/content/locale.ts'
import { withLocale } from '../../client/href.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'
import { textsBeside, withEnglish } from '../i18n/english-texts.ts'
import { IsolateMemo } from '../isolate-memo.ts'
import { isMachinePath } from './address.ts'
import { isBot } from './bots.ts'

/** Cookie with the reader's language, for a year. */
const localeCookie = 'i18n_redirected'

/** KV key `locales`: the offered languages and the fallback. */
const LocaleSettings = v.object({
  locales: v.pipe(v.array(v.picklist(locales)), v.minLength(1)),
  fallback: v.picklist(locales),
})
type LocaleSettings = v.InferOutput<typeof LocaleSettings>

/** KV key `messages:{locale}`: texts by dotted key, as a tree, or both. */
type StoredMessages = { [key: string]: string | StoredMessages }
const Messages: v.GenericSchema<StoredMessages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => Messages)]),
)

const defaults: LocaleSettings = { locales: [...locales], fallback: defaultLocale }
const settings = new IsolateMemo<LocaleSettings>(60_000, defaults)
const messages = new Map(
  locales.map((locale) => [locale, new IsolateMemo<Record<string, string>>(60_000, {})]),
)

/**
 * Chooses the language: the prefix; for a first visit to `/` the cookie, `Accept-Language` and the fallback. Sets
 * `messages`.
 */
export function locale(): MiddlewareHandler<AppEnv> {
  return async function locale(c, next) {
    const address = c.get('address')
    if (isMachinePath(address.fullPath)) return next()
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const offered = await settings.get(() => readSettings(c.env.EDGE_KV), later)
    if (isFirstAccess(c)) {
      const chosen = chooseLocale(getCookie(c, localeCookie), c.req.header('accept-language'), offered)
      if (chosen !== defaultLocale) return redirectTo(c, chosen)
    }
    const memo = messages.get(address.locale)
    const overrides = await memo?.get(() => readMessages(c.env.EDGE_KV, address.locale), later)
    if (overrides) c.set('messages', await withEnglish(address.locale, overrides))
    return next()
  }
}

/** Only `/` is ever redirected; never for a bot or a link within the site. */
function isFirstAccess(c: Context<AppEnv>): boolean {
  const { fullPath, isPayload } = c.get('address')
  if (fullPath !== '/' || isPayload || c.req.method !== 'GET') return false
  if (c.req.header('sec-fetch-site') === 'same-origin') return false
  return !isBot(c.req.header('user-agent'))
}

function redirectTo(c: Context<AppEnv>, chosen: Locale): Response {
  writeCookie(c, localeCookie, chosen, 'Max-Age=31536000')
  c.header('vary', 'cookie, accept-language')
  return c.redirect(`${withLocale(chosen, '/')}${c.get('address').url.search}`, 302)
}

/**
 * The language of a first visit: the cookie, then the browser's languages in order, then the fallback.
 * @param header `Accept-Language`; its order counts, its q-values don't. Without it (search engines) the default is
 * used.
 */
export function chooseLocale(
  cookie: string | undefined,
  header: string | undefined,
  { locales: offered, fallback }: LocaleSettings,
): Locale {
  if (isLocale(cookie) && offered.includes(cookie)) return cookie
  if (!header) return defaultLocale
  const asked = header.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  for (const tag of asked) {
    const match = offered.find((locale) => tag === locale || tag.startsWith(`${locale}-`))
    if (match) return match
  }
  return fallback
}

async function readSettings(kv: KVNamespace): Promise<LocaleSettings> {
  const stored = await kv.get<unknown>('locales', { type: 'json', cacheTtl: 60 })
  return stored === null ? defaults : v.parse(LocaleSettings, stored)
}

async function readMessages(kv: KVNamespace, locale: Locale): Promise<Record<string, string>> {
  const stored = await kv.get<unknown>(`messages:${locale}`, { type: 'json', cacheTtl: 60 })
  return stored === null ? {} : textsBeside({}, v.parse(Messages, stored))
}
