import type { Core } from '@strapi/strapi'
import { membershipUid } from '../companies/memberships.ts'
import { orderTable } from '../orders/tables.ts'
import { isFree } from '../sign-in/take-over.ts'
import type { Account } from './account.ts'

const userUid = 'plugin::users-permissions.user'
const chunkSize = 500

/**
 * Deletes accounts that somebody registered and nobody confirmed. Those that editors made, and those that something belongs to, stay. What else
 * is known about the address isn't the account's: it is of whoever reads the mailbox.
 * @param before When its address was last registered.
 * @returns How many were deleted.
 */
export async function deleteUnconfirmed(strapi: Core.Strapi, before: Date): Promise<number> {
  const users = strapi.db.query(userUid)
  let deleted = 0
  let last = 0
  for (;;) {
    const rows: Account[] = await users.findMany({
      where: { id: { $gt: last }, confirmed: false, updatedAt: { $lt: before } },
      orderBy: { id: 'asc' },
      limit: chunkSize,
    })
    for (const account of rows) {
      last = account.id
      if (!isFree(account) || (await ownsSomething(strapi, account))) continue
      await users.delete({ where: { id: account.id, confirmed: false } })
      deleted += 1
    }
    if (rows.length < chunkSize) return deleted
  }
}

/** Editors can give an account something before its owner has confirmed it. */
async function ownsSomething(strapi: Core.Strapi, { id, documentId }: Account): Promise<boolean> {
  const [order] = await strapi.db.connection(orderTable).where({ account: documentId }).limit(1)
  if (order) return true
  for (const uid of [
    membershipUid,
    'api::registration.registration',
    'api::subscription.subscription',
  ] as const)
    if ((await strapi.db.query(uid).count({ where: { user: id } })) > 0) return true
  return false
}
