import type { Core } from '@strapi/strapi'
import { lockCustomer } from '../orders/ledger.ts'
import { customerOf } from '../orders/tables.ts'
import { askFor } from '../payments/ask.ts'
import { invoiceOf } from '../payments/invoice-of.ts'
import { type PaymentProvider, ProviderError } from '../payments/provider.ts'
import { type PaymentRow, paymentTable } from '../payments/tables.ts'
import { recordStep } from './record-step.ts'
import { refundsOf } from './refunds-of.ts'
import type { RefundRow, RefundStepRow } from './tables.ts'

/** Refunds that are being sent, by their keys. */
const underWay = new Map<string, Promise<void>>()

/**
 * Sends a refund to the provider, unless that knows of it already, and records what it tells.
 * @throws ProviderError If it did not do it, or didn't say so. Where it never will, the refund has failed.
 */
export function sendRefund(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  { key }: Pick<RefundRow, 'key'>,
): Promise<void> {
  const sending = underWay.get(key) ?? send(strapi, provider, key).finally(() => underWay.delete(key))
  underWay.set(key, sending)
  return sending
}

/** Sends those of a payment of which the provider hasn't said that it knows them. */
export async function sendWaiting(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  payment: string,
): Promise<void> {
  for (const refund of await refundsOf(strapi.db.connection, { payment }))
    if (waits(refund)) await sendRefund(strapi, provider, refund)
}

function waits({ state }: { state: string }): boolean {
  return state === 'asked' || state === 'sent'
}

async function send(strapi: Core.Strapi, provider: PaymentProvider, key: string): Promise<void> {
  const rows = strapi.db.connection
  const [refund] = await refundsOf(rows, { key })
  if (!refund || !waits(refund)) return
  const { payment, order_number: order, cents } = refund
  const paid: PaymentRow | undefined = await rows(paymentTable).where({ key: payment }).first()
  if (!paid?.provider_id) throw new Error(`Payment ${payment} was never at a provider`)
  // Its answer got lost, perhaps longer ago than the provider remembers keys.
  if (refund.state === 'sent' && (await isKnown(strapi, provider, paid.provider_id, key))) return
  await step(strapi, order, { refund: key, state: 'sent' })
  // Finance may have ended it meanwhile.
  const [sent] = await refundsOf(rows, { key })
  if (!sent || !waits(sent)) return
  const description = `Schakel ${await invoiceOf(strapi, order)}`
  try {
    await provider.refund({ key, payment: paid.provider_id, cents, description })
  } catch (failure) {
    if (failure instanceof ProviderError && failure.isFinal)
      await step(strapi, order, { refund: key, state: 'failed', reason: failure.message })
    throw failure
  }
  await askFor(strapi, provider, paid.provider_id)
}

async function isKnown(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  id: string,
  key: string,
): Promise<boolean> {
  await askFor(strapi, provider, id)
  const [refund] = await refundsOf(strapi.db.connection, { key })
  return !refund || !waits(refund)
}

async function step(
  strapi: Core.Strapi,
  order: number,
  about: Pick<RefundStepRow, 'refund' | 'state'> & { reason?: string },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, await customerOf(trx, order))
    await recordStep(trx, about)
  })
}
