import type { Core } from '@strapi/strapi'
import type { PaymentState } from './payment-state.ts'

export const paymentTable = 'payments'

/** An attempt to pay an order online, as stored. Postgres returns times as strings; they are in milliseconds since 1970. */
export interface PaymentRow {
  /** UUID v4, made before the provider hears of it: its idempotency key, and in the metadata of the payment there. */
  key: string
  order_number: number
  cents: number
  /** Its id at the provider; null until that has answered. */
  provider_id: string | null
  /** Where it is paid; null where it can't be. */
  checkout: string | null
  /** The provider's id of the method that was chosen. */
  method: string | null
  /** Only moves forward (`furthest`). */
  state: PaymentState
  at: number | string
  /** When it was first sent to the provider. */
  sent_at: number | string | null
  /** When the provider is asked for it again; null for never. */
  ask_at: number | string | null
}

/** Creates the table if it is missing. What was paid is in the ledger; these rows say how far each attempt has come. */
export async function createPaymentTable(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(paymentTable)) return
  await schema.createTable(paymentTable, (columns) => {
    columns.string('key', 36).primary()
    columns.integer('order_number').notNullable().index()
    columns.integer('cents').notNullable()
    columns.string('provider_id', 60).unique()
    columns.string('checkout', 500)
    columns.string('method', 40)
    columns.string('state', 20).notNullable()
    columns.bigInteger('at').notNullable()
    columns.bigInteger('sent_at')
    columns.bigInteger('ask_at').index()
  })
}
