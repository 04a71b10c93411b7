import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { askedAlert, frequencies } from '../job-alerts/alert.ts'
import { changeAlerts } from '../job-alerts/change.ts'
import { addAlert } from '../job-alerts/request.ts'
import { shownAlerts } from '../job-alerts/shown.ts'
import { submission } from '../submissions/submission.ts'
import type { AccountContext } from './account.ts'

const Asked = z.strictObject({ ...submission, ...askedAlert })
const Change = z.strictObject({
  alert: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullable(),
  frequency: z.enum([...frequencies, 'never']),
})

/** The alerts of an account's address. It's confirmed already, so no second mail is needed. */
export function jobAlertActions(strapi: Core.Strapi) {
  return {
    async jobAlerts(ctx: AccountContext) {
      return ctx.send({ data: await shownAlerts(strapi, ctx.state.user.email) })
    },

    async addJobAlert(ctx: AccountContext) {
      const request = validInput(Asked, ctx.request.body)
      await addAlert(strapi, { ...request, email: ctx.state.user.email })
      return ctx.send({ ok: true })
    },

    /** Other addresses' alerts are not found. */
    async changeJobAlert(ctx: AccountContext) {
      const change = validInput(Change, ctx.request.body)
      await changeAlerts(strapi, { email: ctx.state.user.email, ...change, source: 'account' })
      return ctx.send({ ok: true })
    },
  }
}
