import type { Context } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import { fetchApi } from '../strapi/client.ts'
import { answersLikePage } from './answers-like-page.ts'

/**
 * `GET /api/companies/{company}/invoices/{number}` → the PDF, as a download that nothing stores. The backend decides each time who may have it.
 * @throws SiteError `UnauthorizedError` for anonymous visitors, `NotFoundError` for who doesn't act for the company, and for other invoices;
 *   `UnavailableError` while the backend is down.
 */
export async function companyInvoice(c: Context<AppEnv>): Promise<Response> {
  const { visitor, config } = c.var
  // Members come here by a link, so errors are pages in their language.
  const locale = (visitor.signedIn && visitor.user?.language) || defaultLocale
  if (c.req.header('accept')?.includes('text/html')) answersLikePage(c, pathTo(locale, 'account'))
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const { company = '', number = '' } = c.req.param()
  if (!/^[a-z0-9]{1,64}$/.test(company) || !/^\d{4}-\d{5,9}$/.test(number))
    throw new SiteError('NotFoundError')

  const headers = new Headers({ authorization: `Bearer ${visitor.token}` })
  const address = clientAddress(c)
  if (address) headers.set('x-forwarded-for', address)
  const path = `/companies/${company}/invoices/${number}`
  const answer = await fetchApi(config, path, { headers }).catch((cause) => {
    throw new SiteError('UnavailableError', {}, { cause })
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new SiteError(refusalOf(answer.status))
  }
  return new Response(answer.body, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="schakel-${number}.pdf"`,
      'content-type': 'application/pdf',
    },
  })
}

function refusalOf(status: number) {
  if (status === 401) return 'UnauthorizedError'
  return status === 403 || status === 404 ? 'NotFoundError' : 'UnavailableError'
}
