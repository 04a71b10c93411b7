import type { Core } from '@strapi/strapi'
import type { Account } from '../account/account.ts'
import { freeName, usernameOf } from './new-user.ts'

/** Whether an account waits for the owner of its mailbox: somebody registered the address, and nobody has confirmed it. */
export function isFree({ confirmed, blocked, registrationProofHash }: Account) {
  return !confirmed && !blocked && Boolean(registrationProofHash)
}

/**
 * Hands an account that nobody has confirmed to the owner of its mailbox. Whoever registered the address may be a stranger: what they
 * filled in goes, their password with it, and no token works any more.
 * @param fields Of the owner: a password, or who vouches for the address in place of one.
 */
export async function takeOver(strapi: Core.Strapi, user: Account, fields: Record<string, unknown>) {
  await strapi
    .plugin('users-permissions')
    .service('user')
    .edit(user.id, { ...(await withoutStranger(strapi, user)), ...fields, confirmed: true })
}

/**
 * Hands it to who signs in by a provider that has verified the address. Without this, whoever registered the address would keep its
 * owner from signing in so.
 * @param profile What the provider says of them.
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

/** What editors and imports filled in stays: only who registers by themselves leaves a proof. */
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
