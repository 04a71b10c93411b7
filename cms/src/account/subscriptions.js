// @ts-check

const { ownLocale } = require('./own-query.js')
const { textsOf } = require('./published-texts.js')

/** @typedef {import('./account.js').AccountContext} AccountContext */

const uid = 'api::subscription.subscription'

/** What an account has subscribed to. */
function subscriptionActions() {
  return {
    /** @param {AccountContext} ctx */
    async subscriptions(ctx) {
      return ctx.send({ data: await subscriptionsOf(ctx.state.user.id, ownLocale(ctx)) })
    },
  }
}

/**
 * @param {number} userId
 * @param {string} locale
 * @returns {Promise<Record<string, unknown>[]>} Newest first.
 */
async function subscriptionsOf(userId, locale) {
  const rows = await strapi.db
    .query(uid)
    .findMany({ where: { user: userId }, populate: ['product'], orderBy: { startsAt: 'desc' } })
  const products = await textsOf(
    'api::product.product',
    rows.map((row) => row.product?.documentId),
    locale,
    ['name', 'slug'],
  )
  return rows.map((row) => {
    const { documentId, number, state, startsAt, interval, cancelAt, priceSnapshot, ibanMasked } = row
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
    }
  })
}

module.exports = { subscriptionActions, subscriptionsOf }
