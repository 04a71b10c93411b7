import type { Core } from '@strapi/strapi'
import { collectableOrders } from '../../../direct-debits/collectable.ts'
import { type BatchRow, batchTable, collectionTable, droppedTable } from '../../../direct-debits/tables.ts'
import { collectionDays } from '../../../direct-debits/target-days.ts'
import { directDebitIn } from '../../../mandates/direct-debit.ts'
import { dayOf } from '../../../statistics/dutch-day.ts'
import type { ShownBatch, ShownCollectable, ShownCollecting } from '../shown.ts'

/** What can be collected, and the last batches. */
export async function shownCollecting(strapi: Core.Strapi): Promise<ShownCollecting> {
  return {
    isOpen: directDebitIn(process.env) !== null,
    days: collectionDays(dayOf(Date.now())),
    due: await due(strapi),
    batches: await batches(strapi),
  }
}

async function due(strapi: Core.Strapi): Promise<ShownCollectable[]> {
  const open = await collectableOrders(strapi, strapi.db.connection)
  return open.map(({ order, owedCents, invoice, dueDay, mandate, obstacle }) => ({
    ...{ order, owedCents, invoice, dueDay, obstacle },
    holder: mandate.holder,
    account: mandate.iban_masked,
    mandate: mandate.reference,
  }))
}

async function batches(strapi: Core.Strapi): Promise<ShownBatch[]> {
  const rows = strapi.db.connection
  const found: (Omit<BatchRow, 'file'> & { dropped_at: number | string | null })[] = await rows(batchTable)
    .leftJoin(droppedTable, `${droppedTable}.batch`, `${batchTable}.number`)
    .orderBy('number', 'desc')
    .limit(100)
    .select('number', `${batchTable}.at`, 'day', 'total_cents', 'sha256', `${droppedTable}.at as dropped_at`)
  const counts: { batch: number; count: number | string }[] = await rows(collectionTable)
    .groupBy('batch')
    .select('batch')
    .count({ count: '*' })
  const countOf = new Map(counts.map(({ batch, count }) => [batch, Number(count)]))
  return found.map(({ number, at, day, total_cents, sha256, dropped_at }) => ({
    ...{ number, day, sha256 },
    at: new Date(Number(at)).toISOString(),
    count: countOf.get(number) ?? 0,
    totalCents: total_cents,
    droppedAt: dropped_at === null ? null : new Date(Number(dropped_at)).toISOString(),
  }))
}
