import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { bounceTable, outboxTable, suppressionTable } from './tables.ts'

const dayMs = 24 * 3_600_000
/** A bounce that comes later than this is not known any more. */
const sentDays = 30
/** For as long editors can send what was not delivered again. */
const setAsideDays = 90

/** Deletes mails that nobody asks for any more: each names a person. */
export async function forgetOldMails(strapi: Core.Strapi) {
  const rows = strapi.db.connection
  const now = Date.now()
  await rows(outboxTable)
    .where({ state: 'done' })
    .where('changed_at', '<', now - sentDays * dayMs)
    .delete()
  await rows(outboxTable)
    .whereIn('state', ['dead', 'suppressed'])
    .where('changed_at', '<', now - setAsideDays * dayMs)
    .delete()
  await rows(bounceTable)
    .where('at', '<', now - setAsideDays * dayMs)
    .delete()
}

/** Deletes what is held of an address; mails that are on their way at this moment go with the other old ones. */
export async function forgetRecipient(rows: Knex, address: string) {
  await rows(outboxTable).where({ recipient: address }).whereNotIn('state', ['claimed', 'handed']).delete()
  await rows(suppressionTable).where({ address }).delete()
  await rows(bounceTable).where({ address }).delete()
}
