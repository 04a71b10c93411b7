import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { endMemberships } from '../companies/end-memberships.ts'
import { forgetCodes } from '../mail/asked-mails.ts'
import { forgetDoorkeeper } from '../registrations/guests.ts'
import { changing } from '../subscriptions/changing.ts'
import { endSeats } from '../subscriptions/seats.ts'
import { subscriptionUid } from '../subscriptions/subscription.ts'
import { forgetActor } from '../vacancies/acts.ts'
import type { Account } from './account.ts'
import { forgetPerson } from './forget-person.ts'

/**
 * Deletes an account and all that is stored about its person, but for what the law keeps (`storedData`): orders, invoices and mandates stay as they
 * were issued, and name the account only by an id that leads nowhere any more; the proof of consents stays under a pseudonym. Goes with the
 * transaction of the caller.
 */
export async function forgetAccount(strapi: Core.Strapi, trx: Knex, account: Account): Promise<void> {
  const { id, documentId, email } = account
  await strapi.db.query('api::saved-item.saved-item').deleteMany({ where: { userId: id } })
  await endMemberships(strapi, documentId)
  await forgetActor(trx, id)
  await forgetDoorkeeper(trx, [account.firstName, account.lastName].filter(Boolean).join(' '))
  await forgetSubscriptions(strapi, id)
  await forgetCodes(trx, id)
  await forgetPerson(strapi, trx, { email, account })
  await strapi.db.query('plugin::users-permissions.user').delete({ where: { id } })
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
