import { creditOrder } from '../invoices/credit-order.ts'
import { writtenDay } from '../mail/written.ts'
import { ledgerTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { type Changing, customerOf } from './changing.ts'
import { centsBack } from './life.ts'
import { periodOrders } from './life-of.ts'
import { daysBetween, lengthOf } from './period.ts'

const reasons = {
  nl: (day: string) => `beëindigd, niet gebruikt vanaf ${day}`,
  en: (day: string) => `ended, not used from ${day}`,
  de: (day: string) => `beendet, nicht genutzt ab ${day}`,
}

/**
 * Credits what was invoiced for the days from one on, by the day: the last period first.
 * @param from The first day that isn't used.
 * @returns What comes back, in cents with VAT.
 */
export async function creditUnused({ strapi, trx, row, life }: Changing, from: string): Promise<number> {
  if (life.periodEnd === null) return 0
  let days = daysBetween(from, life.periodEnd) + 1
  let credited = 0
  for (const order of (await periodOrders(trx, row.number)).reverse()) {
    if (days <= 0) break
    const [{ cents: before } = { cents: 0 }] = await trx(ledgerTable)
      .where({ order_number: order.number, kind: 'credit' })
      .sum({ cents: 'cents' })
    const left = order.total_cents + Number(before ?? 0)
    const cents = Math.min(left, centsBack(order.total_cents, order.period, days))
    if (cents > 0) {
      const { language } = termsIn(order)
      // What ends before it has begun wasn't used from its first day.
      const unusedFrom = from > order.period.from ? from : order.period.from
      await creditOrder(strapi, trx, {
        ...{ order: order.number, cents, account: customerOf(row) },
        reason: reasons[language](writtenDay(unusedFrom, language)),
        key: `subscription:${order.number}:${from}`,
      })
      credited += cents
    }
    days -= lengthOf(order.period)
  }
  return credited
}
