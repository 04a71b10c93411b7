import type { Core } from '@strapi/strapi'
import { subscriptionUid } from '../subscriptions/subscription.ts'
import type { AccountContext } from './account.ts'
import { ownLocale } from './own-query.ts'
import { textsOf } from './published-texts.ts'

/** An account's subscriptions. */
export function subscriptionActions(strapi: Core.Strapi) {
  return {
    async subscriptions(ctx: AccountContext) {
      return ctx.send({ data: await subscriptionsOf(strapi, ctx.state.user.id, ownLocale(ctx)) })
    },
  }
}

/** @returns Newest first. */
export async function subscriptionsOf(
  strapi: Core.Strapi,
  userId: number,
  locale: string,
): Promise<Record<string, unknown>[]> {
  const rows = await strapi.db
    .query(subscriptionUid)
    .findMany({ where: { user: userId }, populate: ['product'], orderBy: { startsAt: 'desc' } })
  const products = await textsOf(
    strapi,
    'api::product.product',
    rows.map((row) => row.product?.documentId),
    locale,
    ['name', 'slug'],
  )
  return rows.map((row) => {
    const { documentId, number, state, startsAt, interval, cancelAt, priceSnapshot, ibanMasked } = row
    const { payment, seats, trialEndsAt, periodEnd, pausedAt, resumesAt, endedAt, endReason } = row
    const product = products.get(row.product?.documentId)
    return {
      documentId,
      number,
      product: product ? { name: product.name, slug: product.slug, locale: product.locale } : null,
      state,
      startsAt,
      interval,
      cancelAt,
      priceSnapshot,
      ibanMasked,
      payment,
      seats,
      trialEndsAt,
      periodEnd,
      pausedAt,
      resumesAt,
      endedAt,
      endReason,
    }
  })
}
