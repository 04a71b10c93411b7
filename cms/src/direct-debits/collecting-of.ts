import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ledgerTable } from '../orders/tables.ts'
import { collectableOrders, liveCollections } from './collectable.ts'
import { batchTable, collectionTable } from './tables.ts'

/** Which open orders are collected by us, so that their customers have nothing to do. */
interface Collecting {
  /** Whether it is in a batch and hasn't come back, or can be in the next one, perhaps once finance has looked at its VAT number. */
  isCollecting: (order: number) => boolean
  /** When a mandate stopped collecting it, in milliseconds since 1970; null where none ever did, or one does. */
  stoppedAt: (order: number) => number | null
}

/** @param only Numbers of orders; by default of all. */
export async function collectingOf(
  strapi: Core.Strapi,
  rows: Knex,
  only?: readonly number[],
): Promise<Collecting> {
  const next = await collectableOrders(strapi, rows, only)
  const sent: { order_number: number }[] = await liveCollections(rows)
    .join(batchTable, `${batchTable}.number`, `${collectionTable}.batch`)
    .where((some) => {
      if (only) some.whereIn(`${collectionTable}.order_number`, [...only])
    })
    .whereNotExists(
      rows(ledgerTable)
        .where({ kind: 'return' })
        .whereRaw('?? = ??', [`${ledgerTable}.order_number`, `${collectionTable}.order_number`])
        .whereRaw('?? >= ??', [`${ledgerTable}.at`, `${batchTable}.at`]),
    )
    .select(`${collectionTable}.order_number`)
  const collecting = new Set([
    ...next.filter(({ obstacle }) => obstacle === null || obstacle === 'vat-id').map(({ order }) => order),
    ...sent.map(({ order_number }) => order_number),
  ])
  const stopped = new Map(next.map(({ order, obstacleSince }) => [order, obstacleSince]))
  return {
    isCollecting: (order) => collecting.has(order),
    stoppedAt: (order) => stopped.get(order) ?? null,
  }
}
