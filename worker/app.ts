import { Hono } from 'hono'
import { api } from './api/api.ts'
import { browserErrors } from './api/browser-errors.ts'
import { statistics } from './api/statistics.ts'
import { address } from './edge/address.ts'
import { audience } from './edge/audience.ts'
import { content } from './edge/content.ts'
import { database } from './edge/database.ts'
import { locale } from './edge/locale.ts'
import { oneClick } from './edge/one-click.ts'
import { ownOrigin } from './edge/own-origin.ts'
import { pageCache } from './edge/page-cache.ts'
import { redirects } from './edge/redirects.ts'
import type { Dispatch } from './edge/render-for-cache.ts'
import { requestId } from './edge/request-id.ts'
import { revalidateTouched } from './edge/revalidate-touched.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { session } from './edge/session.ts'
import type { AppEnv } from './env.ts'
import { cookies } from './http/cookies.ts'
import { machine } from './machine/machine.ts'
import { readingMachine } from './machine/reading.ts'
import { servePages } from './pages/serve-pages.ts'
import { preview } from './preview/preview.ts'
import { answerError } from './render/answer-error.ts'
import { emailLandings } from './statistics/email-landings.ts'

/** The whole life of a request, in order. Each line relies only on those above it. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const dispatch: Dispatch = (request, env, context) => app.fetch(request, env, context)
  app.use(requestId())
  app.use(securityHeaders())
  app.use(cookies()) // sends what writeCookie sets below
  app.use(address()) // refuses invalid addresses: sets c.var.address
  app.use(redirects()) // KV: a moved address is answered here
  app.use(locale()) // KV: a first visit to / may be redirected to another language
  app.use(oneClick()) // mail programs that end a newsletter (RFC 8058): no page sends these
  app.use(ownOrigin()) // CSRF: refuses requests from other sites' pages
  app.route('/api', statistics) // events from browsers, stored before the response: needs no session
  app.route('/api', browserErrors) // error reports from browsers, logged but not stored
  app.use(session()) // cookie, verified at the edge: sets c.var.visitor
  app.use(audience()) // for whom the response is made: sets c.var.audience
  app.use(database()) // one D1 session for what the request reads of content: sets c.var.ask
  app.route('/', machine) // health, build manifest, pictures
  app.route('/', preview) // drafts, by a signed link: bypasses every cache
  app.use(emailLandings()) // counts visits from emails, including those to cached pages
  app.use(revalidateTouched(dispatch)) // after the response, recently read pages that the log of changes tells of
  app.use(pageCache(dispatch)) // anonymous readers and bots are often answered here
  app.use(content()) // Strapi behind the Cache API, D1 behind Strapi: sets c.var.content
  app.route('/', readingMachine) // feeds, calendars: content for machines
  app.route('/api', api)
  servePages(app) // per row of the table: load → render → stream
  app.onError(answerError)
  return app
}
