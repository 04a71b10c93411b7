import type { Core } from '@strapi/strapi'

export const seatTable = 'subscription_seats'

/** A seat as stored. Postgres returns times as strings. */
export interface SeatRow {
  /** In its link. */
  id: string
  /** documentId of the subscription. */
  subscription: string
  email: string
  /** documentId of the account that has it; null until it is accepted. */
  account: string | null
  /** Milliseconds since 1970. */
  invited_at: number | string
  expires_at: number | string
  accepted_at: number | string | null
  ended_at: number | string | null
}

/** Creates the table if it is missing. */
export async function createSeatTable(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(seatTable)) return
  await schema.createTable(seatTable, (columns) => {
    columns.string('id', 60).primary()
    columns.string('subscription', 60).notNullable().index()
    columns.string('email', 254).notNullable().index()
    columns.string('account', 60).index()
    columns.bigInteger('invited_at').notNullable()
    columns.bigInteger('expires_at').notNullable()
    columns.bigInteger('accepted_at')
    columns.bigInteger('ended_at')
  })
}
