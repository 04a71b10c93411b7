import { Hono } from 'hono'
import { api } from './api/api.ts'
import { browserErrors } from './api/browser-errors.ts'
import { statistics } from './api/statistics.ts'
import { address } from './edge/address.ts'
import { content } from './edge/content.ts'
import { locale } from './edge/locale.ts'
import { ownOrigin } from './edge/own-origin.ts'
import { pageCache } from './edge/page-cache.ts'
import { redirects } from './edge/redirects.ts'
import type { Dispatch } from './edge/render-to-hold.ts'
import { renewTouched } from './edge/renew-touched.ts'
import { requestId } from './edge/request-id.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { session } from './edge/session.ts'
import type { AppEnv } from './env.ts'
import { machine } from './machine/machine.ts'
import { readingMachine } from './machine/reading.ts'
import { servePages } from './pages/serve-pages.ts'
import { preview } from './preview/preview.ts'
import { answerError } from './render/answer-error.ts'
import { emailLandings } from './statistics/email-landings.ts'

/** The whole life of a request, in the order in which it is lived. Each line relies only on those above it. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const dispatch: Dispatch = (request, env, context) => app.fetch(request, env, context)
  app.use(requestId())
  app.use(securityHeaders())
  app.use(address()) // refuses what no address can be: sets c.var.address
  app.use(redirects()) // KV: a moved address is answered here
  app.use(locale()) // KV: a first access to / may be sent to another language
  app.use(ownOrigin()) // refuses what pages of other sites send
  app.route('/api', statistics) // what readers did, on disk before it is answered: nobody needs to be known for that
  app.route('/api', browserErrors) // what broke in their browsers, which is logged and not kept
  app.use(session()) // cookie, verified at the edge: sets c.var.visitor
  app.route('/', machine) // health, build manifest, pictures
  app.route('/', preview) // drafts, by a signed link: past every cache
  app.use(emailLandings()) // whom a mail led here: pages that are kept count too
  app.use(pageCache(dispatch)) // anonymous readers and bots are often done here
  app.use(content()) // Strapi behind the Cache API, D1 behind Strapi: sets c.var.content
  app.route('/', readingMachine) // feeds, calendars: what machines read of the content
  app.use('/api/hooks/strapi', renewTouched(dispatch)) // what readers have read lately, before they ask again
  app.route('/api', api)
  servePages(app) // per row of the table: load → render → stream
  app.onError(answerError)
  return app
}
