import type { Context, MiddlewareHandler } from 'hono'
import { matchRoute } from '../../client/match.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { companyProfilesOf, jobAlertsOf } from '../backend-calls.ts'
import type { AppEnv } from '../env.ts'
import { errors } from '../errors.ts'
import { readCapped } from '../http/body.ts'
import { endedList } from '../newsletter/ended-list.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi-error.ts'
import { submissionsOf } from '../submissions/strapi-submissions.ts'
import { isOfOwnPage } from './own-origin.ts'

/** Bytes of its body: one field, also as `multipart/form-data`. */
const maxBytes = 2048

/**
 * Unsubscribing by a mail program, in one step (RFC 8058): a POST of `List-Unsubscribe=One-Click` to the address of the mail's header. It
 * comes from no page and carries no cookie; the token in the address is all it may act by, so that a forged one gains nothing. Other
 * requests are left to those below.
 */
export function oneClick(): MiddlewareHandler<AppEnv> {
  return async function oneClick(c, next) {
    const address = c.get('address')
    const config = c.get('config')
    const query = address.url.searchParams
    const isLink = c.req.method === 'POST' && (query.has('afmelden') || query.has('weigeren'))
    const end = isLink ? ways[matchRoute(address.path)?.name ?? ''] : undefined
    if (!end) return next()
    if (isOfOwnPage(c.req.raw, config.siteUrl) || !(await asksOneClick(c))) return next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    return answer(c, end)
  }
}

/** Ends what the token of the address is for. @returns Whether there was one. @throws StrapiError */
type End = (c: Context<AppEnv>, query: URLSearchParams) => Promise<boolean>

/** By the name of the page whose address the mails' header has. */
const ways: Readonly<Record<string, End>> = {
  async nieuwsbrief(c, query) {
    const submissions = submissionsOf(c)
    const token = mailedCode(query, 'afmelden')
    const code = mailedCode(query, 'weigeren')
    if (token) await submissions.unsubscribe(token, endedList(query))
    else if (code) await submissions.refuse(code)
    return Boolean(token ?? code)
  },

  async 'jobs-alerts'(c, query) {
    const token = mailedCode(query, 'afmelden') ?? mailedCode(query, 'weigeren')
    if (token) await jobAlertsOf(c).end(token, 'one-click')
    return token !== null
  },

  async 'cijfers-stoppen'(c, query) {
    const token = mailedCode(query, 'afmelden')
    if (token) await companyProfilesOf(c).endFiguresMail(token)
    return token !== null
  },
}

async function answer(c: Context<AppEnv>, end: End): Promise<Response> {
  try {
    if (!(await end(c, c.get('address').url.searchParams))) return c.text('Invalid link', 400)
    return c.text('OK')
  } catch (failure) {
    if (!(failure instanceof StrapiError)) throw failure
    if (failure.status === 400) return c.text('Invalid link', 400)
    report('one-click', failure, { requestId: c.get('requestId') })
    c.header('retry-after', String(errors.UnavailableError.retryAfterSeconds))
    return c.text('Try again later', 503)
  }
}

/** The body is read from a copy: a request that is something else goes on with its own. */
async function asksOneClick({ req }: Context<AppEnv>): Promise<boolean> {
  try {
    const body = await readCapped(req.raw.clone(), maxBytes)
    const type = req.header('content-type') ?? 'application/x-www-form-urlencoded'
    const fields = await new Response(body, { headers: { 'content-type': type } }).formData()
    return fields.get('List-Unsubscribe') === 'One-Click' && !fields.has('form')
  } catch {
    return false
  }
}
