import type { Core, UID } from '@strapi/strapi'
import type { Knex } from 'knex'

/**
 * Records a submitted form once, however often it arrives: everything that `create` writes is one transaction, whose record has the unique
 * `submissionKey`.
 * @returns False where it had been recorded before.
 */
export async function recordOnce(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  submissionKey: string,
  create: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<boolean> {
  const isKnown = async () => (await strapi.db.query(uid).count({ where: { submissionKey } })) > 0
  if (await isKnown()) return false
  try {
    await strapi.db.transaction(({ trx }) => create(trx))
    return true
  } catch (failure) {
    // Two at the same moment: the unique index lets one of them through.
    if (await isKnown()) return false
    throw failure
  }
}
