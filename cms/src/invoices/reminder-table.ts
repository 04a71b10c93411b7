import type { Core } from '@strapi/strapi'
import { makeAddOnly } from '../database/add-only.ts'

export const reminderTable = 'invoice_reminders'

/** A reminder that was mailed. Postgres returns times as strings. */
export interface ReminderRow {
  /** `invoice:turn` */
  key: string
  invoice: string
  /** The first or the second. */
  turn: number
  at: number | string
}

/** Creates the table if it is missing. It outlives the mails, so that nobody is reminded twice of the same. */
export async function createReminderTable(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(reminderTable)))
    await rows.schema.createTable(reminderTable, (columns) => {
      columns.string('key', 30).primary()
      columns.string('invoice', 20).notNullable().index()
      columns.integer('turn').notNullable()
      columns.bigInteger('at').notNullable()
    })
  await makeAddOnly(rows, reminderTable, ['key'])
}
