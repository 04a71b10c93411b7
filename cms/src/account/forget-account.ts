import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { applicationsOf } from '../applications/own.ts'
import { withdrawApplication } from '../applications/withdraw.ts'
import { forgetClaims } from '../companies/claims.ts'
import { endMemberships } from '../companies/end-memberships.ts'
import { forgetRecipientOf } from '../editions/recipients.ts'
import { alertUid } from '../job-alerts/alert.ts'
import { forgetCodes } from '../mail/asked-mails.ts'
import { forgetRecipient } from '../mail/outbox/retention.ts'
import { pseudonymizeConsents } from '../newsletters/consent-log.ts'
import { cancelRegistration } from '../registrations/change.ts'
import { findEvent, hasStarted } from '../registrations/event.ts'
import { ownRegistrations } from '../registrations/own.ts'
import { forgetRegistration } from '../registrations/retention.ts'
import { forgetSent } from '../submissions/sent.ts'
import { changing } from '../subscriptions/changing.ts'
import { forgetRequests } from '../subscriptions/request-retention.ts'
import { endSeats, forgetSeats } from '../subscriptions/seats.ts'
import { subscriptionUid } from '../subscriptions/subscription.ts'
import type { Account } from './account.ts'

/**
 * Deletes an account and all that is stored about its person, but for what the law keeps (`storedData`): orders, invoices and mandates stay as they
 * were issued, and name the account only by an id that leads nowhere any more; the proof of consents stays under a pseudonym. Goes with the
 * transaction of the caller.
 */
export async function forgetAccount(strapi: Core.Strapi, trx: Knex, account: Account): Promise<void> {
  const { id, documentId, email } = account
  for (const application of await applicationsOf(strapi, account))
    await withdrawApplication(strapi, application)
  await strapi.db.query('api::saved-item.saved-item').deleteMany({ where: { userId: id } })
  await strapi.db.query('api::newsletter-signup.newsletter-signup').deleteMany({ where: { email } })
  await strapi.db.query(alertUid).deleteMany({ where: { email } })
  await pseudonymizeConsents(strapi, email)
  await strapi.db.query('api::invitation.invitation').deleteMany({ where: { email } })
  await forgetSent(strapi, email)
  await endMemberships(strapi, documentId)
  await forgetClaims(trx, documentId)
  await forgetRegistrations(strapi, account)
  await forgetSeats(trx, account)
  await forgetSubscriptions(strapi, id)
  await forgetRequests(trx, email)
  await forgetCodes(trx, id)
  await forgetRecipient(trx, email)
  await forgetRecipientOf(trx, email)
  await strapi.db.query('plugin::users-permissions.user').delete({ where: { id } })
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
    // Colleagues learn it now, and not when the cron job closes it: nobody pays for their seats any more.
    await changing(strapi, documentId, endSeats)
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
      reference: null,
      ...(isOver ? {} : { state: 'cancelled', cancelAt: cancelAt ?? new Date() }),
    }
    // Through the document service, because only it removes components; no publish hook is sent for these types.
    await strapi.documents(subscriptionUid).update({ documentId, data })
  }
}
