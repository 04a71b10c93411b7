import { refusal } from '../access/refusal.ts'
import { endMandate } from '../mandates/end-mandate.ts'
import { mandateOf } from '../mandates/mandate-of.ts'
import type { OrderInput } from '../orders/order-input.ts'
import { type Changing, customerOf } from './changing.ts'
import { tellPayment } from './mails.ts'
import { requireProvider } from './order-subscription.ts'
import { subscriptionUid } from './subscription.ts'

/**
 * Pays a subscription in another way from now on, also what is still to be collected. A mandate that nothing uses any more ends. Its owner is told, whoever
 * does it: links of mails are passed on.
 * @param address That it comes from, for the evidence of a mandate.
 * @throws refusal `subscription-state`, `no-direct-debit`, `no-online-payment`, `consent-needed`
 */
export async function changePayment(
  subscription: Changing,
  payment: OrderInput['payment'],
  address: string,
): Promise<void> {
  const { strapi, trx, row, life, change } = subscription
  // What editors made is theirs; what has ended is paid as it was.
  if (row.orderKey === null || life.state === 'ended' || life.state === 'new')
    throw refusal('subscription-state')
  requireProvider(payment)
  const signing = await mandateOf(strapi, payment)
  const customer = customerOf(row)
  const language = row.language ?? 'nl'
  const mandate = signing && (await signing(trx, { customer, account: customer, language, address }))
  const before = row.mandate
  const kind = payment.kind === 'mandate' ? 'incasso' : payment.kind
  if (kind === row.payment && (mandate?.reference ?? null) === before) return
  await change({
    payment: kind,
    mandate: mandate?.reference ?? null,
    ibanMasked: mandate?.iban_masked ?? null,
    holder: mandate?.holder ?? null,
    mandateAt: mandate ? new Date(Number(mandate.signed_at)) : null,
  })
  if (before && before !== mandate?.reference && !(await isUsed(subscription, before)))
    await endMandate(trx, before, mandate?.reference ?? null)
  await tellPayment(subscription, kind, mandate)
}

/** Whether another open subscription of the customer is paid by the same mandate. */
async function isUsed({ strapi, row }: Changing, mandate: string): Promise<boolean> {
  const where = { mandate, id: { $ne: row.id }, state: { $ne: 'ended' } }
  return (await strapi.db.query(subscriptionUid).count({ where })) > 0
}
