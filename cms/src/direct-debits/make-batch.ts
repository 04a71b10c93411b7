import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { takeNumber } from '../database/counters.ts'
import { lockUntilCommit } from '../database/lock.ts'
import { directDebitIn } from '../mandates/direct-debit.ts'
import { findEntry } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { sha256Of, withAccountNumbers } from './batch-file.ts'
import { type Collectable, collectableOrders } from './collectable.ts'
import { type Collection, collectionFile } from './collection-file.ts'
import { type BatchRow, batchTable, type CollectionRow, collectionTable, droppedTable } from './tables.ts'
import { collectionDays } from './target-days.ts'

/** The id of a batch's file. */
export function batchId(batch: number): string {
  return `SCHAKEL-B${String(batch).padStart(6, '0')}`
}

/** Key of the payment that books a collection, so that it is booked once. */
export function collectedKey(endToEndId: string): string {
  return `collection:${endToEndId}`
}

/** Batches are made and dropped one after another, so that no order is in two. */
function lockBatches(trx: Knex): Promise<void> {
  return lockUntilCommit(trx, 'debit-batches')
}

/**
 * Makes a batch of all orders that can be collected on a day. Its file is stored with its hash, without account numbers.
 * @param given.day Such as `2026-12-03`.
 * @param given.account Who makes it: `panel:` and the id of an editor.
 * @returns Its number.
 * @throws refusal `no-direct-debit`; `collection-day` For a day on which banks don't settle, or too near or too far; `nothing-to-collect`
 */
export async function makeBatch(
  strapi: Core.Strapi,
  { day, account }: { day: string; account: string },
): Promise<number> {
  const debit = directDebitIn(process.env)
  if (!debit) throw refusal('no-direct-debit')
  const at = Date.now()
  if (!collectionDays(dayOf(at)).includes(day)) throw refusal('collection-day', 'day')
  return strapi.db.transaction(async ({ trx }) => {
    await lockBatches(trx)
    const open = await collectableOrders(strapi, trx)
    const due = open.filter(({ obstacle, dueDay }) => obstacle === null && dueDay <= day)
    if (due.length === 0) throw refusal('nothing-to-collect')
    const batch = await takeNumber(trx, 'debit-batch')
    const collections = collectionsOf(due, batch)
    const file = collectionFile({ id: batchId(batch), at, day, creditor: debit.creditor, collections })
    const whole = await withAccountNumbers(strapi, trx, file, { ring: debit.ring, batch, account })
    const row: BatchRow = {
      ...{ number: batch, at, account, day, file },
      total_cents: collections.reduce((sum, { cents }) => sum + cents, 0),
      sha256: sha256Of(whole),
    }
    await trx(batchTable).insert(row)
    for (const [index, { endToEndId, mandate, sequence, cents }] of collections.entries()) {
      const stored: CollectionRow = {
        ...{ end_to_end_id: endToEndId, batch, order_number: due[index]?.order ?? 0 },
        ...{ mandate, sequence, cents },
      }
      await trx(collectionTable).insert(stored)
    }
    return batch
  })
}

/** Of each new mandate, the first debit says so. In place of account numbers stand references of mandates. */
function collectionsOf(due: readonly Collectable[], batch: number): Collection[] {
  const seen = new Set<string>()
  return due.map(({ invoice, owedCents, mandate, isUsed }) => {
    const { reference, signed_at, holder } = mandate
    const isFirst = !isUsed && !seen.has(reference)
    seen.add(reference)
    return {
      endToEndId: `${invoice}-${batch}`,
      cents: owedCents,
      sequence: isFirst ? 'FRST' : 'RCUR',
      mandate: reference,
      signedAt: Number(signed_at),
      holder,
      iban: reference,
      text: `Factuur ${invoice}`,
    }
  })
}

/**
 * Drops a batch that the bank didn't take: its orders can be collected by another.
 * @throws errors.NotFoundError
 * @throws refusal `batch-collected` Once one of its debits is booked.
 */
export async function dropBatch(
  strapi: Core.Strapi,
  { batch, account }: { batch: number; account: string },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockBatches(trx)
    if (!(await trx(batchTable).where({ number: batch }).first('number'))) throw new errors.NotFoundError()
    if (await trx(droppedTable).where({ batch }).first()) return
    const collections: (CollectionRow & Pick<OrderRow, 'customer'>)[] = await trx(collectionTable)
      .join(orderTable, `${orderTable}.number`, `${collectionTable}.order_number`)
      .where({ batch })
      .select(`${collectionTable}.*`, `${orderTable}.customer`)
    for (const { customer, end_to_end_id } of collections)
      if (await findEntry(trx, { kind: 'payment', customer, key: collectedKey(end_to_end_id) }))
        throw refusal('batch-collected')
    await trx(droppedTable).insert({ batch, at: Date.now(), account })
  })
}
