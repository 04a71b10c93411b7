import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { lockCustomer } from '../orders/ledger.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import type { Life } from './life.ts'
import { lifeOf } from './life-of.ts'
import { type SubscriptionRow, subscriptionUid } from './subscription.ts'

/** A subscription with whose it is. */
export interface OwnedSubscription extends SubscriptionRow {
  /** Null once the account was deleted. */
  user: { id: number; documentId: string; email: string; language: string | null } | null
  product: { documentId: string; name: string; slug: string } | null
}

/** A subscription while it is changed: nothing else changes it or books anything for its customer meanwhile. */
export interface Changing {
  strapi: Core.Strapi
  trx: Knex.Transaction
  row: OwnedSubscription
  life: Life
  /** Such as `2026-11-23`. */
  today: string
  /** Stores fields of it. */
  change: (data: Partial<Record<keyof SubscriptionRow, unknown>>) => Promise<void>
}

/** The subscription with a number, or null. */
export function subscriptionBy(
  strapi: Core.Strapi,
  where: { number: number } | { documentId: string },
): Promise<OwnedSubscription | null> {
  return strapi.db.query(subscriptionUid).findOne({ where, populate: ['user', 'product'] })
}

/**
 * Does something with a subscription in its customer's lock, in one transaction.
 * @throws errors.NotFoundError If there is none.
 */
export async function changing<Result>(
  strapi: Core.Strapi,
  documentId: string,
  act: (subscription: Changing) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    const before = await subscriptionBy(strapi, { documentId })
    if (!before) throw new errors.NotFoundError()
    await lockCustomer(trx, customerOf(before))
    // Read again: what is waiting for the lock may have changed.
    const row = await subscriptionBy(strapi, { documentId })
    if (!row) throw new errors.NotFoundError()
    const { id } = row
    return act({
      ...{ strapi, trx, row },
      life: await lifeOf(strapi, trx, row),
      today: dayOf(Date.now()),
      change: async (data) => {
        await strapi.db.query(subscriptionUid).update({ where: { id }, data })
      },
    })
  })
}

/** Who owes what a subscription costs. One of a deleted account has nobody any more, and owes nothing new. */
export function customerOf({ user, documentId }: Pick<OwnedSubscription, 'user' | 'documentId'>): string {
  return user?.documentId ?? documentId
}
