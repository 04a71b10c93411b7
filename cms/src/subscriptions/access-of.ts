import type { Core } from '@strapi/strapi'
import type { Account } from '../account/account.ts'
import type { OwnedSubscription } from './changing.ts'
import { subscriptionsShared } from './seats.ts'
import { type SubscriptionState, subscriptionUid } from './subscription.ts'

/** Why an account reads what is for subscribers. */
export interface AccessReason {
  /** `own`: its subscription. `seat`: one of somebody else's. `gift`: of the editors. */
  kind: 'own' | 'seat' | 'gift'
  /** Number of the subscription; null for a gift. */
  number: number | null
  state: SubscriptionState | null
  /** When it closes, in ISO 8601; null where that isn't known. */
  until: string | null
}

/** What an account may read, and why. */
export interface Access {
  tier: 'reader' | 'subscriber'
  /** None of a reader. */
  reasons: AccessReason[]
}

/** What an account may read now. Nothing else decides it. */
export async function accessOf(
  strapi: Core.Strapi,
  user: Pick<Account, 'id' | 'documentId' | 'tier'>,
): Promise<Access> {
  const now = new Date()
  const shared = await subscriptionsShared(strapi.db.connection, user.documentId)
  const rows: OwnedSubscription[] = await strapi.db.query(subscriptionUid).findMany({
    where: {
      $and: [{ $or: [{ user: user.id }, { documentId: { $in: shared } }] }, isOpen(now)],
      startsAt: { $lte: now },
    },
    populate: ['user'],
    orderBy: { number: 'asc' },
  })
  const reasons: AccessReason[] = rows.map(({ number, state, cancelAt, user: owner }) => ({
    kind: owner?.id === user.id ? 'own' : 'seat',
    number,
    state,
    until: state === 'cancelled' && cancelAt ? new Date(cancelAt).toISOString() : null,
  }))
  if (user.tier === 'subscriber') reasons.push({ kind: 'gift', number: null, state: null, until: null })
  return { tier: reasons.length > 0 ? 'subscriber' : 'reader', reasons }
}

/** Subscriptions that let people read. */
function isOpen(now: Date): object {
  return { $or: [{ state: 'active' }, { state: 'cancelled', cancelAt: { $gt: now } }] }
}
