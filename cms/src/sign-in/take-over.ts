import type { Core } from '@strapi/strapi'
import type { Account } from '../account/account.ts'
import { freeName, usernameOf } from './new-user.ts'

/** Whether an account still waits for the owner of its mailbox: somebody registered the address, and nobody has confirmed it. */
export function isFree({ confirmed, blocked, registrationProofHash }: Account) {
  return !confirmed && !blocked && Boolean(registrationProofHash)
}

/**
 * Transfers an unconfirmed account to the owner of its mailbox. Whoever registered the address may be a stranger: everything they entered
 * is deleted, including the password, and all tokens end.
 * @param fields From the owner: a password, or the provider that vouches for the address instead.
 */
export async function takeOver(strapi: Core.Strapi, user: Account, fields: Record<string, unknown>) {
  await strapi
    .plugin('users-permissions')
    .service('user')
    .edit(user.id, { ...(await withoutStranger(strapi, user)), ...fields, confirmed: true })
}

/**
 * Transfers it to a user who signs in through a provider that has verified the address. Otherwise a stranger who registered the address
 * could block its owner's social sign-in.
 * @param profile From the provider.
 */
export async function takeOverBy(
  strapi: Core.Strapi,
  { email, firstName, lastName }: { email: string; firstName?: string; lastName?: string },
  provider: string,
) {
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

/** What editors and imports entered stays: only self-registration leaves a proof. */
async function withoutStranger(strapi: Core.Strapi, user: Account) {
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
