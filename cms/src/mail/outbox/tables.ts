import type { Core } from '@strapi/strapi'
import type { Delivery } from '../delivery.ts'

export const outboxTable = 'mail_outbox'
export const suppressionTable = 'mail_suppressions'
export const bounceTable = 'mail_bounces'

/**
 * queued → claimed by a process → handed to the mail server (written before the last dot of the mail) → done. `dead` could not be delivered,
 * or nobody knows; `suppressed` was not tried, since its address does not exist.
 */
export type MailState = 'queued' | 'claimed' | 'handed' | 'done' | 'dead' | 'suppressed'

/** One mail. Moments are milliseconds since 1970; Postgres gives them as text. */
export interface OutboxRow {
  id: number
  /** `kind:subject:recipient`: the same mail is queued once. */
  key: string
  kind: string
  locale: string
  recipient: string
  /** See `sealed-values.ts`; null once it is delivered. */
  sealed_values: string | null
  message_id: string
  delivery: Delivery
  state: MailState
  /** Of a process that sends. */
  claimed_by: string | null
  lease_until: number | string | null
  /** How often it was tried. */
  attempts: number
  /** How often it was sent again although the mail server may have taken it before. */
  repeats: number
  due_at: number | string
  /** After that it is of no use. */
  expires_at: number | string
  /** What the mail server said last, without addresses. */
  reason: string | null
  created_at: number | string
  /** Of its last change of state. */
  changed_at: number | string
}

/** Makes the tables where they are missing. */
export async function createMailTables(strapi: Core.Strapi) {
  const rows = strapi.db.connection
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
      columns.bigInteger('created_at').notNullable()
      columns.bigInteger('changed_at').notNullable()
      // The order in which mails are sent.
      columns.index(['state', 'delivery', 'due_at', 'id'])
      columns.index(['state', 'changed_at'])
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
