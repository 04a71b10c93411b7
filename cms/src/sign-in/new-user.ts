import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Account } from '../account/account.ts'

const userUid = 'plugin::users-permissions.user'

/**
 * Makes an account with the role that all readers have.
 * @param fields The name may get another ending where it is taken.
 * @returns The account.
 * @throws Error From the database, where the address is taken.
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

/** A name for an address, which nobody types: people sign in by their address. */
export function usernameOf(email: string) {
  return `${email.split('@', 1)[0]?.slice(0, 60)}-${randomEnding()}`
}

function randomEnding() {
  return randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')
}
