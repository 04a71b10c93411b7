// @ts-check

const { randomInt } = require('node:crypto')

/** @typedef {import('../account/account.js').Account} Account */

const userUid = 'plugin::users-permissions.user'

/**
 * Makes an account with the role that all readers have.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {Record<string, unknown> & { email: string, username: string }} fields The name may get another ending where it is taken.
 * @returns {Promise<Account>} The account.
 * @throws {Error} From the database, where the address is taken.
 */
async function addUser(strapi, fields) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  return strapi
    .plugin('users-permissions')
    .service('user')
    .add({ provider: 'local', ...fields, username: await freeName(strapi, fields.username), role: role.id })
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {string} wanted */
async function freeName(strapi, wanted) {
  let name = wanted
  while ((await strapi.db.query(userUid).count({ where: { username: name } })) > 0)
    name = `${wanted}-${randomEnding()}`
  return name
}

/** A name for an address, which nobody types: people sign in by their address. @param {string} email */
function usernameOf(email) {
  return `${email.split('@', 1)[0]?.slice(0, 60)}-${randomEnding()}`
}

function randomEnding() {
  return randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')
}

module.exports = { addUser, freeName, usernameOf }
