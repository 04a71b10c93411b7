import type { Knex } from 'knex'
import type { Billing } from '../orders/order-input.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { type VatCheckRow, vatCheckTable } from './tables.ts'
import { askVies, type VatAnswer, type Vies } from './vies.ts'

const dayMs = 86_400_000
/** For so long an order is asked about without a verdict. */
const askedForMs = 30 * dayMs
/** Questions of one run, and answers without a verdict after which it gives up: VIES refuses who asks too much. */
const most = { asked: 50, unknown: 3 }

/** Asks about each order without a verdict. A verdict is stored as it came; that there is none is stored once. */
export async function checkVatNumbers(rows: Knex, vies: Vies): Promise<void> {
  let unknown = 0
  for (const { number, vatId } of (await undecided(rows)).slice(0, most.asked)) {
    const answer = await askVies(vies, vatId)
    const known = (await vatChecksOf(rows, [number])).get(number)
    if (answer.outcome !== 'unknown' || !known) await store(rows, number, vatId, answer)
    unknown = answer.outcome === 'unknown' ? unknown + 1 : 0
    if (unknown >= most.unknown) return
  }
}

/** The latest check of each order. @param orders Numbers. */
export async function vatChecksOf(rows: Knex, orders: readonly number[]): Promise<Map<number, VatCheckRow>> {
  const checks: VatCheckRow[] = await rows(vatCheckTable).whereIn('order_number', orders).orderBy('id')
  return new Map(checks.map((check) => [check.order_number, check]))
}

/** The oldest come first, but those that VIES knew nothing of come last: they keep nobody else waiting. */
async function undecided(rows: Knex): Promise<{ number: number; vatId: string }[]> {
  const recent: OrderRow[] = await rows(orderTable)
    .where('at', '>', Date.now() - askedForMs)
    .whereNotIn('number', rows(vatCheckTable).whereNot({ outcome: 'unknown' }).select('order_number'))
    .orderBy('number')
  const shifted = recent.flatMap((order) => {
    const { vatId }: Pick<Billing, 'vatId'> = JSON.parse(order.billing)
    return vatId && termsIn(order).isReverseCharged ? [{ number: order.number, vatId }] : []
  })
  const asked = await vatChecksOf(
    rows,
    shifted.map(({ number }) => number),
  )
  return shifted.sort((one, other) => Number(asked.has(one.number)) - Number(asked.has(other.number)))
}

async function store(rows: Knex, order: number, vatId: string, answer: VatAnswer): Promise<void> {
  const { outcome, requestId, holder, reason } = answer
  await rows(vatCheckTable).insert({
    order_number: order,
    vat_id: vatId,
    at: Date.now(),
    outcome,
    request_id: requestId,
    holder,
    reason,
  })
}
