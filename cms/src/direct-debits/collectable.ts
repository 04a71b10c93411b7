import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import { collectableProofs, proofsRefusedSince } from '../mandates/collectable-proofs.ts'
import { isOfEea } from '../mandates/iban-rules.ts'
import type { MandateProof } from '../mandates/mandate-proof.ts'
import { type MandateRow, mandateTable } from '../mandates/tables.ts'
import { openOrders } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { doubtedOrders } from '../vat-numbers/review.ts'
import { batchTable, collectionTable, droppedTable } from './tables.ts'

/** A mandate that isn't used for so long has lapsed. */
const unusedMonths = 36

/** Why an order can't be collected. */
export type Obstacle = 'revoked' | 'proof' | 'lapsed' | 'outside-eea' | 'vat-id'

/** An open order that was to be collected and isn't in a batch. */
export interface Collectable {
  order: number
  customer: string
  owedCents: number
  /** Number of its invoice, and the Dutch day from which it may be collected. */
  invoice: string
  dueDay: string
  mandate: MandateRow
  /** Whether the mandate has been collected by before. */
  isUsed: boolean
  /** Null where nothing is in the way. */
  obstacle: Obstacle | null
  /** Since when that is in the way, in milliseconds since 1970; null where it always was, or nothing is. */
  obstacleSince: number | null
}

type Due = Pick<InvoiceRow, 'number' | 'due_at'> & Pick<OrderRow, 'customer' | 'mandate'> & { order: number }

/** Collections in batches that were not dropped. */
export function liveCollections(rows: Knex) {
  return rows(collectionTable).whereNotIn('batch', rows(droppedTable).select('batch'))
}

/**
 * Open orders with a mandate that no batch has, oldest first. One that came back isn't collected again: its customer is reminded.
 * @param only Numbers of orders; by default of all.
 */
export async function collectableOrders(
  strapi: Core.Strapi,
  rows: Knex,
  only?: readonly number[],
): Promise<Collectable[]> {
  const owed = new Map((await openOrders(rows)).map(({ order, owedCents }) => [order, owedCents]))
  const due: Due[] = await rows(`${orderTable} as o`)
    .join(`${invoiceTable} as i`, 'i.order_number', 'o.number')
    .whereNull('i.credit_of')
    .whereNotNull('o.mandate')
    .whereIn('o.number', only ? only.filter((order) => owed.has(order)) : [...owed.keys()])
    .whereNotIn('o.number', liveCollections(rows).select('order_number'))
    .orderBy('o.number')
    .select('o.number as order', 'o.customer', 'o.mandate', 'i.number', 'i.due_at')
  const mandates = await mandatesOf(rows)
  const proofs = await collectableProofs(strapi)
  const refusedSince = await proofsRefusedSince(strapi)
  const doubted = await doubtedOrders(
    rows,
    due.map(({ order }) => order),
  )
  return due.flatMap(({ order, customer, mandate: reference, number, due_at }) => {
    const mandate = presentMandate(mandates, reference ?? '')
    if (!mandate) return []
    const obstacle = doubted.has(order) ? 'vat-id' : obstacleOf(mandate, { proofs, now: Date.now() })
    return [
      {
        ...{ order, customer, owedCents: owed.get(order) ?? 0, invoice: number, mandate },
        dueDay: dayOf(Number(due_at)),
        isUsed: mandate.lastUse !== null,
        obstacle,
        obstacleSince: sinceOf(obstacle, mandate, refusedSince),
      },
    ]
  })
}

/** A mandate with the moment at which it was last collected by; null before that. */
type UsedMandate = MandateRow & { lastUse: number | null }

async function mandatesOf(rows: Knex): Promise<Map<string, UsedMandate>> {
  const uses: { mandate: string; at: number | string }[] = await liveCollections(rows)
    .join(batchTable, `${batchTable}.number`, `${collectionTable}.batch`)
    .groupBy('mandate')
    .select('mandate')
    .max({ at: `${batchTable}.at` })
  const lastUse = new Map(uses.map(({ mandate, at }) => [mandate, Number(at)]))
  const mandates: MandateRow[] = await rows(mandateTable)
  return new Map(
    mandates.map((mandate) => [
      mandate.reference,
      { ...mandate, lastUse: lastUse.get(mandate.reference) ?? null },
    ]),
  )
}

/** The mandate, or the one that took its place. */
function presentMandate(
  mandates: ReadonlyMap<string, UsedMandate>,
  reference: string,
): UsedMandate | undefined {
  const mandate = mandates.get(reference)
  // One that has ended never takes the place of another, so this has an end.
  return mandate?.replaced_by ? presentMandate(mandates, mandate.replaced_by) : mandate
}

function obstacleOf(
  { revoked_at, proof, iban_masked, signed_at, lastUse }: UsedMandate,
  { proofs, now }: { proofs: readonly MandateProof[]; now: number },
): Obstacle | null {
  if (revoked_at !== null) return 'revoked'
  if (!proofs.includes(proof)) return 'proof'
  if (lapsesAt({ lastUse, signed_at }) <= now) return 'lapsed'
  return isOfEea(iban_masked) ? null : 'outside-eea'
}

function lapsesAt({ lastUse, signed_at }: Pick<UsedMandate, 'lastUse' | 'signed_at'>): number {
  const lapses = new Date(lastUse ?? Number(signed_at))
  return lapses.setUTCMonth(lapses.getUTCMonth() + unusedMonths)
}

function sinceOf(
  obstacle: Obstacle | null,
  mandate: UsedMandate,
  refusedSince: Partial<Record<MandateProof, number>>,
): number | null {
  if (obstacle === 'revoked') return Number(mandate.revoked_at)
  if (obstacle === 'proof') return refusedSince[mandate.proof] ?? null
  return obstacle === 'lapsed' ? lapsesAt(mandate) : null
}
