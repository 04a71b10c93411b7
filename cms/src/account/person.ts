import type { Core } from '@strapi/strapi'
import type { Account } from './account.ts'

/** Somebody of whom things are stored: an address, and its account if it has one. */
export interface Person {
  email: string
  account: KnownAccount | null
}

/** An account, with its role where that was loaded. */
type KnownAccount = Account & { role?: { name: string } | null }

/** Whoever reads a mailbox, with the account that has its address. */
export async function personWith(strapi: Core.Strapi, email: string): Promise<Person> {
  const account = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email }, populate: ['role'] })
  return { email, account }
}

/** Whose applications and registrations are somebody's. */
export function ownerOf({ email, account }: Person): { id: number | null; email: string } {
  return { id: account?.id ?? null, email }
}
