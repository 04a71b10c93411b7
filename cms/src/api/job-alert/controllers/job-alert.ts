import { factories } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, mailedCode, validInput } from '../../../access/valid-input.ts'
import { confirmAlert } from '../../../job-alerts/activate.ts'
import { askedAlert, frequencies } from '../../../job-alerts/alert.ts'
import { changeAlerts, endAlertOfLink } from '../../../job-alerts/change.ts'
import { dueAlerts } from '../../../job-alerts/due.ts'
import { alertOfLink } from '../../../job-alerts/link.ts'
import { requestAlert } from '../../../job-alerts/request.ts'
import { shownAlerts } from '../../../job-alerts/shown.ts'
import { tell } from '../../../job-alerts/tell.ts'
import { submission } from '../../../submissions/submission.ts'

const documentId = z.string().regex(/^\w{1,40}$/)
const sitePath = z
  .string()
  .max(5000)
  .regex(/^\/(?!\/)[!-~]*$/)

const Request = z.strictObject({
  ...submission,
  ...askedAlert,
  email: emailAddress,
  words: z.string().max(1000),
})
const Token = z.strictObject({ token: mailedCode })
const Change = z.strictObject({
  token: mailedCode,
  alert: documentId.nullable(),
  frequency: z.enum([...frequencies, 'never']),
})
const End = z.strictObject({ token: mailedCode, source: z.enum(['mail', 'one-click']) })

const day = z.iso.date()
const Day = z.strictObject({ day })
const Found = z.strictObject({
  day,
  until: z.int().positive(),
  findings: z
    .array(
      z.strictObject({
        alerts: z.array(documentId).max(500),
        mail: z
          .strictObject({
            search: z.string().max(1000),
            total: z.int().positive(),
            items: z
              .array(
                z.strictObject({ title: z.string().max(500), text: z.string().max(500), path: sitePath }),
              )
              .max(10),
            results: sitePath,
          })
          .nullable(),
      }),
    )
    .max(500),
})

export default factories.createCoreController('api::job-alert.job-alert', ({ strapi }) => ({
  /** Requests an alert. Answers the same whatever the address gets already. */
  async receive(ctx) {
    const { words, ...request } = validInput(Request, ctx.request.body)
    await requestAlert(strapi, request, words)
    ctx.status = 202
    return { data: {} }
  },

  /** Confirms one by the link of its mail. */
  async confirm(ctx) {
    const { token } = validInput(Token, ctx.request.body)
    return { data: await shownAlerts(strapi, (await confirmAlert(strapi, token)).email) }
  },

  /** What the owner of a mail's link gets. */
  async byLink(ctx) {
    const { token } = validInput(Token, ctx.query)
    const alert = await alertOfLink(strapi, token)
    return { data: { ...(await shownAlerts(strapi, alert.email)), subject: alert.subject } }
  },

  /** Changes that; 404 for an alert of another address. */
  async changeByLink(ctx) {
    const { token, ...change } = validInput(Change, ctx.request.body)
    const { email } = await alertOfLink(strapi, token)
    await changeAlerts(strapi, { email, ...change, source: 'mail' })
    return { data: {} }
  },

  /** Ends the alert of a mail; also by one click of a mail program (RFC 8058). */
  async endByLink(ctx) {
    const { token, source } = validInput(End, ctx.request.body)
    await endAlertOfLink(strapi, token, source)
    return { data: {} }
  },

  /** The alerts to look at on a day, some at a time. */
  async due(ctx) {
    return { data: { alerts: await dueAlerts(strapi, validInput(Day, ctx.request.body).day) } }
  },

  /** What was found for them: queues their mails. */
  async tell(ctx) {
    await tell(strapi, validInput(Found, ctx.request.body))
    return { data: {} }
  },
}))
