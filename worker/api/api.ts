import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { candidateCv } from './candidate-cv.ts'
import { companyFiguresFile } from './company-figures.ts'
import { companyInvoice } from './company-invoice.ts'
import { companyPicture } from './company-picture.ts'
import { connect } from './connect.ts'
import { currentUser } from './current-user.ts'
import { attendeeList, postCheckIn } from './door.ts'
import { formDraft } from './drafts.ts'
import { deleteFile, getFile, putFile } from './files.ts'
import { firebaseToken } from './firebase-token.ts'
import { changeFollows, changeFollowsByForm, listFollows } from './follows.ts'
import { humanCheck } from './human-check.ts'
import { opsChanges } from './ops-changes.ts'
import { opsConfiguration } from './ops-configuration.ts'
import { opsStatistics } from './ops-statistics.ts'
import { ownRegistrations } from './own-registrations.ts'
import { paymentWebhook } from './payment-webhook.ts'
import { push } from './push.ts'
import { redirectLookup } from './redirect-lookup.ts'
import { changeSaved, changeSavedByForm, listSaved } from './saved.ts'
import { signOut } from './sign-out.ts'
import { strapiHook } from './strapi-hook.ts'
import { subscriptionInvoice } from './subscription-invoice.ts'

/** The API for scripts and the backend. Responses are JSON, including errors, and aren't cached. */
export const api = new Hono<AppEnv>()
api.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
})
api.get('/redirect', redirectLookup)
// Few ask for these: their code comes with the first request.
api.get('/suggestions', async (c) => (await import('./suggestions.ts')).suggestions(c))
api.get('/account/export', async (c) => (await import('./account-export.ts')).accountExport(c))
api.post('/hooks/strapi', strapiHook)
api.get('/users/me', currentUser)
api.get('/saved', listSaved)
api.on(['PUT', 'DELETE'], '/saved/:kind/:number', changeSaved)
api.post('/saved/:kind/:number', changeSavedByForm)
api.get('/follows', listFollows)
api.put('/follows', changeFollows)
api.post('/follows', changeFollowsByForm)
api.on(['GET', 'PUT', 'DELETE'], '/drafts/:form', formDraft)
api.put('/files/:purpose', putFile)
api.get('/files/:id', getFile)
api.delete('/files/:id', deleteFile)
api.get('/own-vacancies/:number/applications/:application/cv', candidateCv)
// What employers post needs a reader of Markdown, which readers' pages start without.
api.put('/own-vacancies/:number', async (c) =>
  (await import('../vacancy-forms/autosave.ts')).autosaveVacancy(c),
)
api.get('/companies/:company/figures.csv', companyFiguresFile)
api.get('/companies/:company/invoices/:number', companyInvoice)
api.get('/companies/:company/pictures/:kind', companyPicture)
api.get('/subscriptions/:subscription/invoices/:number', subscriptionInvoice)
api.get('/events/:number/registrations', ownRegistrations)
api.post('/check-ins', postCheckIn)
api.get('/attendees', attendeeList)
api.post('/payments/webhook', paymentWebhook)
api.get('/human-check', humanCheck)
api.post('/auth/logout', signOut)
api.post('/firebase/token', firebaseToken)
api.get('/connect/:provider', connect)
api.get('/connect/:provider/callback', connect)
api.route('/push', push)
api.route('/ops/changes', opsChanges)
api.route('/ops/configuration', opsConfiguration)
api.route('/ops/statistics', opsStatistics)
api.all('*', (c) => {
  throw new SiteError('NotFoundError', {}, { message: `Page not found: ${c.req.path}` })
})
