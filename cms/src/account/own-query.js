// @ts-check

const { z } = require('zod')
const { validInput } = require('../access/valid-input.js')
const { languageOf } = require('../mail/site-link.js')

/** @typedef {import('./account.js').AccountContext} AccountContext */

const Query = z.strictObject({ locale: z.enum(['nl', 'en', 'de']).optional() })

/**
 * The language in which an account's own lists name what they are about: that of the query, else of the account.
 * @param {AccountContext} ctx
 * @returns {import('../mail/site-link.js').Language}
 */
function ownLocale(ctx) {
  return validInput(Query, ctx.query).locale ?? languageOf(ctx.state.user.language)
}

module.exports = { ownLocale }
