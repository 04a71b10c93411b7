import type { Context } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { fetchApi } from '../strapi/client.ts'
import { answersLikePage } from './answers-like-page.ts'

/**
 * `GET /api/subscriptions/{subscription}/invoices/{number}?code=` → the PDF, for who has the link of a mail, or is signed in. The backend decides each time
 * who may have it, and nothing stores it.
 * @throws SiteError `UnauthorizedError` for anonymous visitors without a link, `NotFoundError` for everything else that isn't theirs,
 *   `UnavailableError` while the backend is down.
 */
export async function subscriptionInvoice(c: Context<AppEnv>): Promise<Response> {
  const { visitor, config } = c.var
  const locale = (visitor.signedIn && visitor.user?.language) || defaultLocale
  if (c.req.header('accept')?.includes('text/html')) answersLikePage(c, pathTo(locale, 'abonnement'))
  const { subscription = '', number = '' } = c.req.param()
  if (!/^\d{1,9}$/.test(subscription) || !/^\d{4}-\d{5,9}$/.test(number)) throw new SiteError('NotFoundError')
  const code = mailedCode(new URL(c.req.url).searchParams, 'code')
  if (!code && !visitor.signedIn) throw new SiteError('UnauthorizedError')
  const path = code
    ? `/subscriptions/by-link/invoices/${number}?${new URLSearchParams({ token: code })}`
    : `/users/me/subscriptions/${subscription}/invoices/${number}`
  const token = code ? config.cmsToken : visitor.signedIn ? visitor.token : ''
  const headers = new Headers({ authorization: `Bearer ${token}` })
  const answer = await fetchApi(config, path, { headers }).catch((cause) => {
    throw new SiteError('UnavailableError', {}, { cause })
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new SiteError(answer.status < 500 ? 'NotFoundError' : 'UnavailableError')
  }
  return new Response(answer.body, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="schakel-${number}.pdf"`,
      'content-type': 'application/pdf',
    },
  })
}
