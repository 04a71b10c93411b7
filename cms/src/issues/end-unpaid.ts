import type { Core } from '@strapi/strapi'
import { creditOrder } from '../invoices/credit-order.ts'
import { findEntry, lockCustomer, owedBy } from '../orders/ledger.ts'
import { ledgerTable, type OrderRow, orderTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { isLive } from '../payments/payment-state.ts'
import { type PaymentRow, paymentTable } from '../payments/tables.ts'

const dayMs = 86_400_000
/** An issue that nobody paid by then is not bought any more. */
const unpaidMs = 2 * dayMs
/** For this long a bank may take its time. */
const pendingMs = 10 * dayMs

const reasons = {
  nl: 'Niet betaald: de bestelling is vervallen',
  en: 'Not paid: the order has lapsed',
  de: 'Nicht bezahlt: die Bestellung ist verfallen',
}

/** Credits every night what was ordered and never paid: nothing was delivered, and nobody is reminded of it. */
export const issueCron = {
  endUnpaidIssues: {
    task: ({ strapi }: { strapi: Core.Strapi }) => endUnpaidIssues(strapi),
    options: { rule: '7 4 * * *' },
  },
}

async function endUnpaidIssues(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const rows = strapi.db.connection
  const open: OrderRow[] = await rows(orderTable)
    .where('key', 'like', 'issue:%')
    .where('at', '<', now - unpaidMs)
    .whereNotExists(
      rows(ledgerTable)
        .whereIn('kind', ['payment', 'credit'])
        .whereRaw('?? = ??', [`${ledgerTable}.order_number`, `${orderTable}.number`]),
    )
  for (const order of open) if (!(await isStillPaid(strapi, order, now))) await end(strapi, order)
}

/** Whether the provider may still say that it is paid. */
async function isStillPaid(strapi: Core.Strapi, { number, at }: OrderRow, now: number): Promise<boolean> {
  if (Number(at) < now - pendingMs) return false
  const payments: PaymentRow[] = await strapi.db.connection(paymentTable).where({ order_number: number })
  return payments.some(({ state }) => isLive(state))
}

async function end(strapi: Core.Strapi, order: OrderRow): Promise<void> {
  const { number, customer } = order
  await strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, customer)
    const key = `issue:${number}`
    const owed = await owedBy(trx, customer, number)
    // It may have been paid a moment ago.
    if (owed < order.total_cents || (await findEntry(trx, { kind: 'credit', customer, key }))) return
    await creditOrder(strapi, trx, {
      ...{ order: number, cents: owed, account: customer, key, isSilent: true },
      reason: reasons[termsIn(order).language],
    })
  })
}
