import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Locale } from '../../client/content/locale.ts'
import { pathTo, withLocale } from '../../client/href.ts'
import { providerCookies } from '../accounts/cookies.ts'
import { returnCookie, returnKey } from '../accounts/return-path.ts'
import { takeApart } from '../edge/address.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientAddress, clientKey } from '../http/client-address.ts'
import { writeCookie } from '../http/cookies.ts'
import { requireAllowed } from '../http/limits.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import { providerCookieHeader } from '../open-accounts.ts'
import { fetchApi } from '../strapi/client.ts'
import { answersLikePage } from './answers-like-page.ts'

/** Maximum duration of a visit to a provider, in seconds. */
const visitSeconds = 600

/**
 * `GET /api/connect/{provider}` starts a social sign-in; the provider returns the visitor to `GET
 * /api/connect/{provider}/callback`. Both are the backend's; through our own origin its cookies are first-party, and
 * the backend isn't publicly reachable. `?naar=` is the page to return to.
 * @throws SiteError `NotFoundError` for a provider that isn't in use, `TooManyError`, `UnavailableError`.
 */
export async function connect(c: Context<AppEnv>): Promise<Response> {
  const { config, address } = c.var
  const provider = c.req.param('provider') ?? ''
  const returnTo = mayPointTo.ownPage(address.url.searchParams.get(returnKey))
  const locale = visitLocale(returnTo ?? mayPointTo.ownPage(getCookie(c, returnCookie)))
  // Browsers come here through a link or from a provider.
  if (c.req.header('accept')?.includes('text/html')) answersLikePage(c, pathTo(locale, 'auth-connect'))
  if (!config.signInProviders.includes(provider))
    throw new SiteError('NotFoundError', {}, { message: `Page not found: ${c.req.path}` })
  const isWayBack = c.req.path.endsWith('/callback')
  await requireAllowed(c.env, 'SIGN_IN_LIMIT', `connect ${clientKey(c)}`)
  const answer = await askBackend(
    c,
    `/connect/${provider}`,
    isWayBack ? `/callback${address.url.search}` : '',
  )
  for (const cookie of answer.headers.getSetCookie()) passOn(c, cookie)
  if (isWayBack) {
    const target = targetOf(answer, config.siteUrl)
    target.pathname = withLocale(locale, target.pathname)
    return c.redirect(target.href, 302)
  }
  // The backend doesn't know the provider, or it is disabled there.
  if (answer.status === 400)
    return c.redirect(pathTo(locale, 'auth-connect', {}, { error: 'provider_disabled' }), 302)
  if (returnTo) keepReturn(c, returnTo)
  return c.redirect(targetOf(answer, null).href, 302)
}

/** The backend and the provider know only one address of this site, so the return path determines the language. */
function visitLocale(path: string | null): Locale {
  return takeApart(new URL(path ?? '/', 'https://site.invalid')).locale
}

async function askBackend(c: Context<AppEnv>, path: string, rest: string): Promise<Response> {
  const { siteUrl } = c.var.config
  const headers = new Headers({ cookie: providerCookieHeader(c) })
  const client = clientAddress(c)
  if (client) headers.set('x-forwarded-for', client)
  // The backend sets secure cookies only if it sees that the visit is over https.
  headers.set('x-forwarded-proto', new URL(siteUrl).protocol.slice(0, -1))
  try {
    return await fetchApi(c.var.config, `${path}${rest}`, { headers })
  } catch (cause) {
    throw new SiteError('UnavailableError', {}, { cause })
  }
}

/** Only the cookies of this sign-in: no other backend cookie may end up on our origin. */
function passOn(c: Context<AppEnv>, cookie: string): void {
  const [, sent, value = ''] = /^([\w.]+)=([^;\s]*)/.exec(cookie) ?? []
  const name = providerCookies.find((known) => known === sent)
  if (!name) return
  writeCookie(c, name, value, value ? `Max-Age=${visitSeconds}; HttpOnly` : 'Max-Age=0; HttpOnly')
}

function keepReturn(c: Context<AppEnv>, path: string): void {
  writeCookie(c, returnCookie, encodeURIComponent(path), `Max-Age=${visitSeconds}; HttpOnly`)
}

/**
 * @param origin The only allowed one; null if only the backend knows the provider's.
 * @throws SiteError `UnavailableError` if the backend doesn't redirect, or redirects to another origin.
 */
function targetOf(answer: Response, origin: string | null): URL {
  const to = answer.headers.get('location') ?? ''
  const isRedirect = answer.status >= 300 && answer.status < 400
  const target = isRedirect ? (origin ? mayPointTo.origins(to, [origin]) : mayPointTo.website(to)) : null
  if (target) return new URL(target)
  const cause = new Error(`The backend answered ${answer.status} and redirects to no provider`)
  throw new SiteError('UnavailableError', {}, { cause })
}
