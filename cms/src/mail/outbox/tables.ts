import type { Core } from '@strapi/strapi'
import type { Delivery } from '../delivery.ts'
import { createEditionMails } from './edition-mail.ts'

export const outboxTable = 'mail_outbox'
export const suppressionTable = 'mail_suppressions'
export const bounceTable = 'mail_bounces'

/**
 * queued → claimed by a process → handed to the mail server (written before the final dot of DATA) → done. `dead`: not delivered, or fate unknown.
 * `suppressed`: not attempted, because the address was refused before.
 */
export type MailState = 'queued' | 'claimed' | 'handed' | 'done' | 'dead' | 'suppressed'

/** One mail. Times are in milliseconds since 1970; Postgres returns them as strings. */
export interface OutboxRow {
  id: number
  /** `kind:subject:recipient`, unique. */
  key: string
  kind: string
  locale: string
  recipient: string
  /** See `sealed-values.ts`; null once delivered. */
  sealed_values: string | null
  message_id: string
  delivery: Delivery
  state: MailState
  /** Id of the sending process. */
  claimed_by: string | null
  lease_until: number | string | null
  /** Number of attempts. */
  attempts: number
  /** Number of repeats after an attempt whose fate is unknown. */
  repeats: number
  due_at: number | string
  /** No longer sent after this. */
  expires_at: number | string
  /** Last response of the mail server, without addresses. */
  reason: string | null
  /** Its text, where it is the same for many: see `edition-mail.ts`. */
  edition_mail: number | null
  created_at: number | string
  /** Time of the last state change. */
  changed_at: number | string
}

/** Creates missing tables. */
export async function createMailTables(strapi: Core.Strapi) {
  const rows = strapi.db.connection
  await createEditionMails(strapi)
  if (!(await rows.schema.hasTable(outboxTable)))
    await rows.schema.createTable(outboxTable, (columns) => {
      columns.increments('id')
      columns.string('key', 500).notNullable().unique()
      columns.string('kind', 60).notNullable()
      columns.string('locale', 5).notNullable()
      columns.string('recipient', 254).notNullable().index()
      columns.text('sealed_values')
      columns.string('message_id', 200).notNullable()
      columns.string('delivery', 10).notNullable()
      columns.string('state', 12).notNullable()
      columns.string('claimed_by', 100)
      columns.bigInteger('lease_until')
      columns.integer('attempts').notNullable().defaultTo(0)
      columns.integer('repeats').notNullable().defaultTo(0)
      columns.bigInteger('due_at').notNullable()
      columns.bigInteger('expires_at').notNullable()
      columns.string('reason', 300)
      columns.integer('edition_mail')
      columns.bigInteger('created_at').notNullable()
      columns.bigInteger('changed_at').notNullable()
      // Sending order.
      columns.index(['state', 'delivery', 'due_at', 'id'])
      columns.index(['state', 'changed_at'])
      columns.index(['edition_mail', 'state'])
    })
  else if (!(await rows.schema.hasColumn(outboxTable, 'edition_mail')))
    await rows.schema.alterTable(outboxTable, (columns) => {
      columns.integer('edition_mail')
      columns.index(['edition_mail', 'state'])
    })
  if (!(await rows.schema.hasTable(suppressionTable)))
    await rows.schema.createTable(suppressionTable, (columns) => {
      columns.increments('id')
      columns.string('address', 254).notNullable().unique()
      columns.string('reason', 300).notNullable()
      columns.bigInteger('created_at').notNullable()
    })
  if (!(await rows.schema.hasTable(bounceTable)))
    await rows.schema.createTable(bounceTable, (columns) => {
      columns.increments('id')
      columns.string('address', 254).notNullable()
      columns.integer('outbox_id').notNullable().unique()
      columns.string('status', 20).notNullable()
      columns.bigInteger('at').notNullable()
      columns.index(['address', 'at'])
    })
}
