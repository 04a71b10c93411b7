// @ts-check

const { z } = require('zod')
const { validInput } = require('../access/valid-input.js')
const { consentTexts, consentVersion, newsletters } = require('../newsletters/consent.js')
const { ownLocale } = require('./own-query.js')

/** @typedef {import('./account.js').Account} Account */
/** @typedef {import('./account.js').AccountContext} AccountContext */
/** @typedef {import('./account.js').StoredDate} StoredDate */

const uid = 'api::newsletter-signup.newsletter-signup'

/**
 * One sign-up as the database holds it, as far as it is looked at here.
 * @typedef {object} SignUp
 * @property {number} id
 * @property {string[]} lists
 * @property {StoredDate | null} confirmedAt
 * @property {StoredDate | null} unsubscribedAt
 */

const Choice = z.strictObject({
  lists: z.array(z.enum(newsletters)).max(newsletters.length),
})

/** The newsletters of an account's address. It is confirmed, so no second mail is needed. */
function newsletterActions() {
  return {
    /** @param {AccountContext} ctx */
    async newsletters(ctx) {
      return ctx.send(await answer(ctx.state.user, ownLocale(ctx)))
    },

    /** Answers as `newsletters`. @param {AccountContext} ctx */
    async chooseNewsletters(ctx) {
      const locale = ownLocale(ctx)
      const { lists } = validInput(Choice, ctx.request.body, 'Invalid newsletters')
      await choose(ctx.state.user, [...new Set(lists)], locale)
      return ctx.send(await answer(ctx.state.user, locale))
    },
  }
}

/** @param {{ email: string }} user @param {import('../mail/site-link.js').Language} locale */
async function answer({ email }, locale) {
  const consent = { text: consentTexts[locale], version: consentVersion }
  return { lists: listsOf(await signUpsOf(email)), consent }
}

/** @param {string} email @returns {Promise<SignUp[]>} Oldest first, ended ones too. */
function signUpsOf(email) {
  return strapi.db.query(uid).findMany({ where: { email }, orderBy: { id: 'asc' } })
}

/** @param {SignUp[]} signUps */
function listsOf(signUps) {
  const chosen = signUps.filter(isActive).flatMap(({ lists }) => lists)
  return newsletters.filter((name) => chosen.includes(name))
}

/** @param {SignUp} signUp */
function isActive({ confirmedAt, unsubscribedAt }) {
  return Boolean(confirmedAt && !unsubscribedAt)
}

/**
 * Ends the sign-ups of an address but one, which gets the lists. Agreeing is stored anew when a list is added.
 * @param {Account} user
 * @param {string[]} lists
 * @param {import('../mail/site-link.js').Language} locale Of the text that was agreed to.
 */
async function choose({ email, firstName, lastName, company }, lists, locale) {
  const signUps = strapi.db.query(uid)
  await strapi.db.transaction(async () => {
    const known = await signUpsOf(email)
    const had = listsOf(known)
    const active = known.filter(isActive)
    const now = new Date()
    const kept = lists.length > 0 ? active[0] : undefined
    for (const { id } of active)
      if (id !== kept?.id) await signUps.update({ where: { id }, data: { unsubscribedAt: now } })
    if (lists.length === 0) return

    const consent = { consentText: consentTexts[locale], consentVersion, consentAt: now, confirmedAt: now }
    if (kept) {
      const isMore = lists.some((name) => !had.some((one) => one === name))
      await signUps.update({ where: { id: kept.id }, data: { lists, ...(isMore ? consent : {}) } })
      return
    }
    const name = [firstName, lastName].filter(Boolean).join(' ') || null
    await signUps.create({ data: { email, lists, name, company, sourceUrl: '/account', ...consent } })
  })
}

module.exports = { newsletterActions, signUpsOf }
