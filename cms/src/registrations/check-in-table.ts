import type { Core } from '@strapi/strapi'

export const checkInTable = 'event_check_ins'

/** Somebody who was let in, as stored. Postgres returns times as strings. */
export interface CheckInRow {
  /** Of the attendee: each is let in once. */
  ticket: string
  /** documentIds. */
  event_id: string
  registration: string
  /** Milliseconds since 1970. */
  at: number | string
  /** Who let them in, as they call themselves. */
  by_name: string
  /** Of the press: the same may come again when its answer was lost. */
  key: string
}

/** Creates the table if it is missing. */
export async function createCheckInTable(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(checkInTable)) return
  await schema.createTable(checkInTable, (columns) => {
    columns.string('ticket', 40).primary()
    columns.string('event_id', 60).notNullable().index()
    columns.string('registration', 60).notNullable().index()
    columns.bigInteger('at').notNullable()
    columns.string('by_name', 120).notNullable()
    columns.string('key', 60).notNullable()
  })
}
