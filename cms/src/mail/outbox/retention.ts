import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { bounceTable, outboxTable, suppressionTable } from './tables.ts'

const dayMs = 24 * 3_600_000
/** Bounces that arrive later are ignored. */
const sentDays = 30
/** How long editors can resend undelivered mails. */
const setAsideDays = 90

/** Deletes old rows: each contains an email address. */
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

/** Deletes everything stored about an address, except mails that are being sent right now. */
export async function forgetRecipient(rows: Knex, address: string) {
  await rows(outboxTable).where({ recipient: address }).whereNotIn('state', ['claimed', 'handed']).delete()
  await rows(suppressionTable).where({ address }).delete()
  await rows(bounceTable).where({ address }).delete()
}
