import type { Context } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { applicationsOf } from '../backend-calls.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { StrapiError } from '../strapi-error.ts'
import { answersLikePage } from './answers-like-page.ts'

/**
 * `GET /api/own-vacancies/{number}/applications/{application}/cv` → 302 to the CV of a candidate, whose address works for a few minutes. The
 * backend decides each time who may have it.
 * @throws SiteError `UnauthorizedError` for anonymous visitors, `NotFoundError` for who doesn't act for the company, `UnavailableError` while
 *   the backend is down.
 */
export async function candidateCv(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var
  // Members come here by a link, so errors are pages in their language.
  const locale = (visitor.signedIn && visitor.user?.language) || defaultLocale
  if (c.req.header('accept')?.includes('text/html')) answersLikePage(c, pathTo(locale, 'account'))
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const { number = '', application = '' } = c.req.param()
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new SiteError('NotFoundError')
  const address = await applicationsOf(c)
    .cvAddress(visitor.token, Number(number), application)
    .catch((cause) => {
      if (!(cause instanceof StrapiError)) throw cause
      throw new SiteError(cause.isOutage ? 'UnavailableError' : 'NotFoundError', {}, { cause })
    })
  // A path of this site, whatever the backend calls it.
  const { pathname, search } = new URL(address)
  c.header('cache-control', 'private, no-store')
  return c.redirect(`${pathname}${search}`, 302)
}
