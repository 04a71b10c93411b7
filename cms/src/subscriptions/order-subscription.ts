import type { Core } from '@strapi/strapi'
import { refusal } from '../access/refusal.ts'
import type { Account } from '../account/account.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { mandateOf } from '../mandates/mandate-of.ts'
import { requireFewOpen } from '../orders/credit-limit.ts'
import { lockCustomer } from '../orders/ledger.ts'
import type { Billing } from '../orders/order-input.ts'
import { recordOrder } from '../orders/record-order.ts'
import { providerIn } from '../payments/settings.ts'
import { sellerIn } from '../seller/seller.ts'
import { dayOf, daysAfter, startOf } from '../statistics/dutch-day.ts'
import { subscriptionToken } from './link.ts'
import { periodFrom } from './period.ts'
import { type SubscriptionRow, subscriptionUid } from './subscription.ts'
import { requirePossible, type SubscriptionInput } from './subscription-input.ts'
import {
  agreedPrice,
  periodTerms,
  type SubscriptionProduct,
  subscriptionProduct,
} from './subscription-terms.ts'
import { isTrialDue, longestTrial } from './trial.ts'
import { requireNothingOwed } from './unpaid.ts'

/** Who orders a subscription, and from where. */
interface Subscriber {
  account: Pick<Account, 'id' | 'documentId' | 'email'>
  /** Address that the order came from, for the evidence of a mandate. */
  address: string
}

/**
 * Orders a subscription: with its mandate and either its trial or the order for its first period, in one transaction. The same key orders
 * one subscription, however often it comes.
 * @throws errors.NotFoundError If the product isn't for sale.
 * @throws refusal `orders-closed`, `orders-open`, `subscribed-already`, `no-direct-debit`, `no-online-payment`, `consent-needed`, `postcode`, `vat-id`,
 *   `no-delivery`, `start-day`, `still-owed`
 */
export async function orderSubscription(
  strapi: Core.Strapi,
  { account, address, ...input }: Subscriber & SubscriptionInput,
): Promise<SubscriptionRow> {
  const at = Date.now()
  const today = dayOf(at)
  const orderKey = `${account.documentId}:${input.key}`
  const known = await orderedWith(strapi, orderKey)
  if (known) return known
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  const product = await subscriptionProduct(strapi, input.product, input.language)
  requirePossible(input, { isOnPaper: product.grants.magazine, today })
  requireProvider(input.payment)
  const signing = await mandateOf(strapi, input.payment)
  const billing: Billing = { ...input.billing, email: account.email }
  return strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, account.documentId)
    const first = await orderedWith(strapi, orderKey)
    if (first) return first
    await requireFewOpen(trx, account.documentId)
    await requireNothingOwed(strapi, trx, account)
    await requireNew(strapi, account.id, product)

    const { language, reference } = input
    const customer = account.documentId
    const mandate = signing && (await signing(trx, { customer, account: customer, language, address }))
    const from = input.startsOn ?? today
    const price = agreedPrice(product)
    const mayTry = await isTrialDue(strapi, account.id)
    const { seats: forSeats } = product.grants
    const trialDays = mayTry ? longestTrial({ trialDays: product.trialDays ?? 0, seats: forSeats }) : 0
    const period = periodFrom(from, price.interval)
    // Who pays online has paid in a minute.
    const state = input.payment.kind === 'online' && trialDays === 0 ? 'new' : 'active'
    const subscription = await store(strapi, {
      ...namesOf(billing),
      orderKey,
      billing,
      language,
      product: product.documentId,
      user: account.id,
      state,
      startsAt: from === today ? new Date(at) : startOf(from),
      trialEndsAt: trialDays > 0 ? startOf(daysAfter(from, trialDays)) : null,
      periodEnd: trialDays > 0 ? daysAfter(from, trialDays - 1) : period.until,
      interval: price.interval,
      priceSnapshot: price,
      seats: product.grants.seats,
      deliveryAddress: product.grants.magazine ? addressOf(input.delivery ?? billing) : null,
      payment: input.payment.kind === 'mandate' ? 'incasso' : input.payment.kind,
      mandate: mandate?.reference ?? null,
      reference,
      ibanMasked: mandate?.iban_masked ?? null,
      holder: mandate?.holder ?? null,
      mandateAt: mandate ? new Date(Number(mandate.signed_at)) : null,
      source: 'site',
    })
    if (trialDays === 0) {
      const { number, seats } = subscription
      const terms = periodTerms({
        ...{ product, price, period, billing, language, at },
        subscription: number,
        seats: seats ?? 1,
      })
      await recordOrder(strapi, trx, {
        ...{ at, customer, reference, terms, billing, seller, mandate },
        key: periodKey(number, period.from),
        account: customer,
        payment: input.payment.kind,
      })
    }
    await enqueueMail(strapi, {
      ...{
        kind: 'subscription-ordered',
        key: String(subscription.number),
        to: account.email,
        locale: language,
      },
      values: {
        ...{ number: subscription.number, product: product.name, startsOn: from },
        ...{ cents: Math.round(price.amount * 100), interval: price.interval },
        token: subscriptionToken(subscription.documentId),
        trialUntil: trialDays > 0 ? daysAfter(from, trialDays - 1) : null,
        opensOn: from === today ? null : from,
        awaits: state === 'new' ? 'payment' : null,
      },
    })
    return subscription
  })
}

/** The key of the order for a period of a subscription. @param from Its first day. */
export function periodKey(subscription: number, from: string): string {
  return `subscription:${subscription}:${from}`
}

/** @throws refusal `no-online-payment` Without a provider. */
export function requireProvider({ kind }: SubscriptionInput['payment']): void {
  if (kind === 'online' && !providerIn(process.env)) throw refusal('no-online-payment')
}

async function orderedWith(strapi: Core.Strapi, orderKey: string): Promise<SubscriptionRow | null> {
  return strapi.db.query(subscriptionUid).findOne({ where: { orderKey } })
}

/** Nobody needs the same subscription twice: whoever orders again has forgotten the first one. */
async function requireNew(strapi: Core.Strapi, user: number, product: SubscriptionProduct): Promise<void> {
  const { documentId } = product
  const where = { user, product: { documentId }, state: { $in: ['new', 'active', 'paused'] } }
  if ((await strapi.db.query(subscriptionUid).count({ where })) > 0) throw refusal('subscribed-already')
}

/** By the document service, which gives it a number and makes its components. */
async function store(strapi: Core.Strapi, data: Record<string, unknown>): Promise<SubscriptionRow> {
  const { documentId } = await strapi.documents(subscriptionUid).create({ data })
  return strapi.db.query(subscriptionUid).findOne({ where: { documentId } })
}

/** A company has somebody whose attention an invoice is for. */
function namesOf(billing: Billing) {
  const { name, attention, email, vatId } = billing
  return {
    company: attention ? name : null,
    contact: { name: attention ?? name, email },
    billingAddress: addressOf(billing),
    vatId,
  }
}

function addressOf({
  street,
  postcode,
  city,
  country,
}: Omit<Billing, 'email' | 'vatId' | 'attention' | 'name'>) {
  return { street, postcode, city, country }
}
