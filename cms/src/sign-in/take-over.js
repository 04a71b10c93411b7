// @ts-check

const { freeName, usernameOf } = require('./new-user.js')

/** @typedef {import('../account/account.js').Account} Account */

/**
 * Whether an account waits for the owner of its mailbox: somebody registered the address, and nobody has confirmed it.
 * @param {Account} user
 */
function isFree({ confirmed, blocked, registrationProofHash }) {
  return !confirmed && !blocked && Boolean(registrationProofHash)
}

/**
 * Hands an account that nobody has confirmed to the owner of its mailbox. Whoever registered the address may be a stranger: what they
 * filled in goes, their password with it, and no token works any more.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {Account} user
 * @param {Record<string, unknown>} fields Of the owner: a password, or who vouches for the address in place of one.
 */
async function takeOver(strapi, user, fields) {
  await strapi
    .plugin('users-permissions')
    .service('user')
    .edit(user.id, { ...(await withoutStranger(strapi, user)), ...fields, confirmed: true })
}

/**
 * Hands it to who signs in by a provider that has verified the address. Without this, whoever registered the address would keep its
 * owner from signing in so.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {{ email: string, firstName?: string, lastName?: string }} profile What the provider says of them.
 * @param {string} provider
 */
async function takeOverBy(strapi, { email, firstName, lastName }, provider) {
  const users = strapi.db.query('plugin::users-permissions.user')
  const user = await users.findOne({ where: { email: email.toLowerCase() } })
  if (user && isFree(user))
    await takeOver(strapi, user, {
      provider,
      password: null,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
    })
}

/**
 * What editors and imports filled in stays: only who registers by themselves leaves a proof.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {Account} user
 */
async function withoutStranger(strapi, user) {
  if (!isFree(user)) return {}
  return {
    username: await freeName(strapi, usernameOf(user.email)),
    firstName: null,
    lastName: null,
    company: null,
    registrationProofHash: null,
    passwordChangedAt: new Date(),
  }
}

module.exports = { isFree, takeOver, takeOverBy }
