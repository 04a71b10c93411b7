import type { Context } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import { fetchApi } from '../strapi/client.ts'
import { answersLikePage } from './answers-like-page.ts'

/**
 * A file of a company, streamed from the backend, which decides each time who may have it. Nothing stores it.
 * @param rest Its place below the company, such as `invoices/2026-00017`; null for one that can't exist.
 * @throws SiteError `UnauthorizedError` for anonymous visitors, `NotFoundError` for who doesn't act for the company, and for other files;
 *   `UnavailableError` while the backend is down.
 */
export async function companyFile(
  c: Context<AppEnv>,
  rest: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { visitor, config } = c.var
  // Members come here by a link, so errors are pages in their language.
  const locale = (visitor.signedIn && visitor.user?.language) || defaultLocale
  if (c.req.header('accept')?.includes('text/html')) answersLikePage(c, pathTo(locale, 'account'))
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const { company = '' } = c.req.param()
  if (!/^[a-z0-9]{1,64}$/.test(company) || rest === null) throw new SiteError('NotFoundError')

  const sent = new Headers({ authorization: `Bearer ${visitor.token}` })
  const address = clientAddress(c)
  if (address) sent.set('x-forwarded-for', address)
  const answer = await fetchApi(config, `/companies/${company}/${rest}`, { headers: sent }).catch((cause) => {
    throw new SiteError('UnavailableError', {}, { cause })
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new SiteError(refusalOf(answer.status))
  }
  return new Response(answer.body, { headers: { 'cache-control': 'private, no-store', ...headers } })
}

function refusalOf(status: number) {
  if (status === 401) return 'UnauthorizedError'
  return status === 403 || status === 404 ? 'NotFoundError' : 'UnavailableError'
}
