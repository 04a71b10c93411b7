import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { applicationsOf } from '../applications/own.ts'
import { withdrawApplication } from '../applications/withdraw.ts'
import { forgetClaims } from '../companies/claims.ts'
import { forgetRecipientOf } from '../editions/recipients.ts'
import { alertUid } from '../job-alerts/alert.ts'
import { forgetRecipient } from '../mail/outbox/retention.ts'
import { pseudonymizeConsents } from '../newsletters/consent-log.ts'
import { cancelRegistration } from '../registrations/change.ts'
import { findEvent, hasStarted } from '../registrations/event.ts'
import { forgetGuest } from '../registrations/guests.ts'
import { ownRegistrations } from '../registrations/own.ts'
import { forgetRegistration } from '../registrations/retention.ts'
import { forgetSent } from '../submissions/sent.ts'
import { forgetRequests } from '../subscriptions/request-retention.ts'
import { forgetSeats } from '../subscriptions/seats.ts'
import { ownerOf, type Person } from './person.ts'

/**
 * Deletes what is stored about somebody by their address, whether or not they have an account, but for what the law keeps (`storedData`): orders and
 * invoices of tickets stay as they were issued, and the proof of consents stays under a pseudonym. What an account has beside that goes with it
 * (`forgetAccount`). Goes with the transaction of the caller.
 */
export async function forgetPerson(strapi: Core.Strapi, trx: Knex, person: Person): Promise<void> {
  const { email } = person
  for (const application of await applicationsOf(strapi, ownerOf(person)))
    await withdrawApplication(strapi, application)
  await strapi.db.query('api::newsletter-signup.newsletter-signup').deleteMany({ where: { email } })
  await strapi.db.query(alertUid).deleteMany({ where: { email } })
  await pseudonymizeConsents(strapi, email)
  await strapi.db.query('api::invitation.invitation').deleteMany({ where: { email } })
  await forgetSent(strapi, email)
  await forgetClaims(trx, person)
  await forgetRegistrations(strapi, person)
  await forgetGuest(strapi, email)
  await forgetSeats(trx, person)
  await forgetRequests(trx, email)
  // Last: what came before may have queued a mail to them.
  await forgetRecipient(trx, email)
  await forgetRecipientOf(trx, email)
}

/** Places at events that are still to come are given up: they go to the waiting list. */
async function forgetRegistrations(strapi: Core.Strapi, person: Person) {
  for (const registration of await ownRegistrations(strapi, ownerOf(person))) {
    const event = registration.eventId ? await findEvent(strapi, registration.eventId) : null
    if (event && !hasStarted(event, new Date())) await cancelRegistration(strapi, registration)
    await forgetRegistration(strapi, registration)
  }
}
