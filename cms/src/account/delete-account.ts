import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { applicationsOf } from '../applications/own.ts'
import { withdrawApplication } from '../applications/withdraw.ts'
import { forgetClaims } from '../companies/claims.ts'
import { endMemberships } from '../companies/end-memberships.ts'
import { alertUid } from '../job-alerts/alert.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { forgetRecipient } from '../mail/outbox/retention.ts'
import { pseudonymizeConsents } from '../newsletters/consent-log.ts'
import { cancelRegistration } from '../registrations/change.ts'
import { findEvent, hasStarted } from '../registrations/event.ts'
import { ownRegistrations } from '../registrations/own.ts'
import { forgetRegistration } from '../registrations/retention.ts'
import { forgetRequests } from '../subscriptions/request-retention.ts'
import { forgetSeats } from '../subscriptions/seats.ts'
import { subscriptionUid } from '../subscriptions/subscription.ts'
import type { Account, AccountContext } from './account.ts'
import { checkCurrentPassword } from './email-change.ts'

const userUid = 'plugin::users-permissions.user'

const ByPassword = z.strictObject({ password: z.string('password is a required field') })
const ByWord = z.strictObject({ confirm: z.literal('DELETE') })

/** Deleting an account. */
export function deleteActions(strapi: Core.Strapi) {
  return {
    /** Accounts of a provider have no password and type `DELETE`. */
    async deleteMe(ctx: AccountContext) {
      const { user } = ctx.state
      if (user.password) {
        const { password } = validInput(ByPassword, ctx.request.body)
        await checkCurrentPassword(strapi, user, password)
      } else validInput(ByWord, ctx.request.body)

      const { id, email: to, language: locale } = user
      await strapi.db.transaction(async ({ trx }) => {
        await forget(strapi, user)
        await forgetClaims(trx, user.documentId)
        await forgetSeats(trx, user)
        await forgetRecipient(trx, to)
        await forgetRequests(trx, to)
        await enqueueMail(strapi, { kind: 'account-deleted', key: String(id), to, locale, values: {} })
      })
      return ctx.send({ ok: true })
    },
  }
}

/**
 * Deletes all data about a person, except for payments: the law requires them for seven years, so they are anonymised. Orders and mandates are
 * a company's, and name who placed them only by an id that leads nowhere any more.
 */
async function forget(strapi: Core.Strapi, account: Account) {
  const { id, documentId, email } = account
  for (const application of await applicationsOf(strapi, account))
    await withdrawApplication(strapi, application)
  await strapi.db.query('api::saved-item.saved-item').deleteMany({ where: { userId: id } })
  await strapi.db.query('api::newsletter-signup.newsletter-signup').deleteMany({ where: { email } })
  await strapi.db.query(alertUid).deleteMany({ where: { email } })
  await pseudonymizeConsents(strapi, email)
  await strapi.db.query('api::invitation.invitation').deleteMany({ where: { email } })
  await endMemberships(strapi, documentId)
  await forgetRegistrations(strapi, account)
  await forgetSubscriptions(strapi, id)
  await strapi.db.query(userUid).delete({ where: { id } })
}

/** Places at events that are still to come are given up: they go to the waiting list. */
async function forgetRegistrations(strapi: Core.Strapi, account: Account) {
  for (const registration of await ownRegistrations(strapi, account)) {
    const event = registration.eventId ? await findEvent(strapi, registration.eventId) : null
    if (event && !hasStarted(event, new Date())) await cancelRegistration(strapi, registration)
    await forgetRegistration(strapi, registration)
  }
}

async function forgetSubscriptions(strapi: Core.Strapi, user: number) {
  const rows = await strapi.db.query(subscriptionUid).findMany({ where: { user } })
  for (const { documentId, state, cancelAt } of rows) {
    const isOver = state === 'cancelled' || state === 'ended'
    const data: Record<string, unknown> = {
      user: null,
      company: null,
      contact: null,
      billingAddress: null,
      deliveryAddress: null,
      ibanMasked: null,
      holder: null,
      vatId: null,
      billing: null,
      orderKey: null,
      ...(isOver ? {} : { state: 'cancelled', cancelAt: cancelAt ?? new Date() }),
    }
    // Through the document service, because only it removes components; no publish hook is sent for these types.
    await strapi.documents(subscriptionUid).update({ documentId, data })
  }
}
