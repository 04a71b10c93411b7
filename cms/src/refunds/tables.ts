import type { Core } from '@strapi/strapi'
import { makeAddOnly } from '../database/add-only.ts'
import type { RefundState } from './refund-state.ts'

export const refundTable = 'refunds'
export const refundStepTable = 'refund_steps'

/** Money that the provider shall send back, as finance asked. Postgres returns times as strings; they are in milliseconds since 1970. */
export interface RefundRow {
  /** UUID v4 of the panel's form: the provider's idempotency key, and in the metadata of the refund there. */
  key: string
  at: number | string
  order_number: number
  /** Key of the payment that it comes from. */
  payment: string
  cents: number
  /** Who asked: `panel:` and the id of an editor. */
  account: string
}

/** How far a refund has come, once for each state: as the provider told, or as finance ended it. */
export interface RefundStepRow {
  /** `refund:state` */
  key: string
  /** Key of the refund. */
  refund: string
  at: number | string
  state: Exclude<RefundState, 'asked'>
  /** Its id at the provider, and why that refuses; null where it hasn't said so. Where finance ended it, the reason is their note. */
  provider_id: string | null
  reason: string | null
  /** Who ended it by hand: `panel:` and the id of an editor. Null for what the provider told. */
  account: string | null
}

/** Creates missing tables. Nothing in them is changed: one that failed is asked for again under another key. */
export async function createRefundTables(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(refundTable)))
    await rows.schema.createTable(refundTable, (columns) => {
      columns.string('key', 36).primary()
      columns.bigInteger('at').notNullable()
      columns.integer('order_number').notNullable().index()
      columns.string('payment', 36).notNullable().index()
      columns.integer('cents').notNullable()
      columns.string('account', 60).notNullable()
    })
  await makeAddOnly(rows, refundTable, ['key'])
  if (!(await rows.schema.hasTable(refundStepTable)))
    await rows.schema.createTable(refundStepTable, (columns) => {
      columns.string('key', 60).primary()
      columns.string('refund', 36).notNullable().index()
      columns.bigInteger('at').notNullable()
      columns.string('state', 20).notNullable()
      columns.string('provider_id', 60)
      columns.string('reason', 300)
      columns.string('account', 60)
    })
  else if (!(await rows.schema.hasColumn(refundStepTable, 'account')))
    await rows.schema.alterTable(refundStepTable, (columns) => {
      columns.string('account', 60)
    })
  await makeAddOnly(rows, refundStepTable, ['key'])
}
