import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Account } from '../account/account.ts'

const userUid = 'plugin::users-permissions.user'

/**
 * Creates an account with the role of all readers.
 * @param fields The username gets a different suffix if it is taken.
 * @returns The account.
 * @throws Error From the database, if the address is taken.
 */
export async function addUser(
  strapi: Core.Strapi,
  fields: Record<string, unknown> & { email: string; username: string },
): Promise<Account> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  return strapi
    .plugin('users-permissions')
    .service('user')
    .add({ provider: 'local', ...fields, username: await freeName(strapi, fields.username), role: role.id })
}

export async function freeName(strapi: Core.Strapi, wanted: string) {
  let name = wanted
  while ((await strapi.db.query(userUid).count({ where: { username: name } })) > 0)
    name = `${wanted}-${randomEnding()}`
  return name
}

/** Derives a username from an address. Nobody types it: people sign in with their address. */
export function usernameOf(email: string) {
  return `${email.split('@', 1)[0]?.slice(0, 60)}-${randomEnding()}`
}

function randomEnding() {
  return randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')
}
