import type { Core } from '@strapi/strapi'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { sendWaiting } from '../refunds/send-refund.ts'
import { askFor, reportPayments } from './ask.ts'
import type { PaymentProvider } from './provider.ts'
import { providerIn } from './settings.ts'
import { turnOf } from './settle.ts'
import { makeAtProvider } from './start-payment.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** Payments a run: the next one goes on. */
const mostAtOnce = 200

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/** Asks the provider for payments whose turn it is. @param now Milliseconds since 1970. */
export async function sweepPayments(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const provider = providerIn(process.env)
  if (!provider || isRunning) return
  isRunning = true
  try {
    const due: PaymentRow[] = await strapi.db
      .connection(paymentTable)
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(mostAtOnce)
    for (const payment of due) await sweep(strapi, provider, payment, now)
  } finally {
    isRunning = false
  }
}

/** One that fails is reported, and its turn comes again. */
async function sweep(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  const { key, provider_id, order_number: order } = payment
  const rows = strapi.db.connection
  try {
    if (provider_id) {
      await sendWaiting(strapi, provider, key)
      await askFor(strapi, provider, provider_id)
    } else {
      // Its answer got lost: the key makes the same payment, or finds it.
      const placed: OrderRow = await rows(orderTable).where({ number: order }).first()
      await makeAtProvider(strapi, provider, payment, placed)
    }
  } catch (failure) {
    reportPayments(strapi, failure, { order })
    await rows(paymentTable)
      .where({ key, ask_at: payment.ask_at })
      .update({ ask_at: await turnOf(rows, payment, now) })
  }
}
