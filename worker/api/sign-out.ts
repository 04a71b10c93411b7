import type { Context } from 'hono'
import { withLocale } from '../../client/href.ts'
import { matchRoute } from '../../client/match.ts'
import { isSecretAddress } from '../../client/routes.ts'
import { changeToken } from '../accounts/change-token.ts'
import { clearSiteData } from '../accounts/clear-site-data.ts'
import { returnPath } from '../accounts/return-path.ts'
import { takeApart } from '../edge/address.ts'
import type { AppEnv } from '../env.ts'
import { record } from '../statistics/record.ts'

/**
 * `POST /api/auth/logout`: ends the session and clears its data in the browser. Scripts get 204; forms of pages without
 * script are redirected to `?naar=` if that page is public, else to the front page.
 */
export async function signOut(c: Context<AppEnv>): Promise<Response> {
  if (c.var.visitor.signedIn) record(c, ['User sign out'])
  await changeToken(c, null)
  const acceptsHtml = c.req.header('accept')?.includes('text/html') ?? false
  const response = acceptsHtml ? c.redirect(landingOf(returnPath(c)), 303) : c.body(null, 204)
  clearSiteData(response.headers)
  return response
}

/** Readers stay on their page, unless it was private: then they get the front page in their language. */
function landingOf(path: string | null): string {
  if (path === null) return '/'
  const { locale, path: place, url } = takeApart(new URL(path, 'https://site.invalid'))
  const route = matchRoute(place)?.route
  return route?.access === 'everyone' && !isSecretAddress(route, url.searchParams)
    ? path
    : withLocale(locale, '/')
}
