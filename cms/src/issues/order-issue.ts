import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import type { Account } from '../account/account.ts'
import { requireFewOpen } from '../orders/credit-limit.ts'
import { lockCustomer } from '../orders/ledger.ts'
import { type Billing, requireOfCountry } from '../orders/order-input.ts'
import { recordOrder } from '../orders/record-order.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import type { OrderTerms } from '../orders/terms.ts'
import { netCentsOf, vatOf } from '../orders/vat.ts'
import { providerIn } from '../payments/settings.ts'
import { sellerIn } from '../seller/seller.ts'
import { requireDeliverable } from '../subscriptions/subscription-input.ts'
import { centsFor, type Issue, publishedIssue } from './issue.ts'
import type { IssueInput } from './issue-input.ts'

/** Of papers and magazines, also electronic. */
const vatPercent = 9

/** Who orders: an account, or whoever has the mailbox that the order names. */
type Buyer = Pick<Account, 'documentId' | 'email'> | null

/**
 * Orders one issue of the magazine, with its invoice, which is mailed once it is paid: until then nobody hears of it. The same key orders it once.
 * @param buyer Null without an account: the order then is a customer of its own.
 * @throws errors.NotFoundError If the issue isn't sold that way.
 * @throws refusal `orders-closed`, `orders-open`, `no-online-payment`, `postcode`, `no-delivery`
 */
export async function orderIssue(strapi: Core.Strapi, buyer: Buyer, input: IssueInput): Promise<OrderRow> {
  const at = Date.now()
  const customer = buyer?.documentId ?? guestOf(input.key)
  const key = `issue:${customer}:${input.key}`
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  if (!providerIn(process.env)) throw refusal('no-online-payment')
  const email = buyer?.email ?? input.email
  if (!email) throw new errors.ValidationError('An address is missing')
  const billing: Billing = { ...input.billing, attention: null, vatId: null, email }
  requireOfCountry(billing)
  if (input.isOnPaper) requireDeliverable(billing)
  const issue = await publishedIssue(strapi, { number: input.issue }, input.language)
  const totalCents = issue && centsFor(issue, input.isOnPaper)
  if (!issue || totalCents === null) throw new errors.NotFoundError('This is not for sale')
  return strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, customer)
    const known = await orderedWith(trx, key)
    if (known) return known
    await requireFewOpen(trx, customer)
    const { order } = await recordOrder(strapi, trx, {
      ...{ at, key, customer, account: customer, payment: 'online', reference: null, mandate: null },
      ...{ billing, seller, isMailedLater: true },
      terms: termsOf(issue, { ...input, totalCents, at }),
    })
    return order
  })
}

/** A customer without an account: nothing of what somebody else ordered for the same mailbox is theirs. */
function guestOf(key: string): string {
  return `guest:${createHash('sha256').update(key).digest('hex').slice(0, 40)}`
}

async function orderedWith(rows: Knex, key: string): Promise<OrderRow | undefined> {
  return rows(orderTable).where({ key }).first()
}

/** The price includes VAT, which is ours in every country: who buys one issue is a reader, not a company that shifts it. */
function termsOf(
  { documentId, number, slug, title, edition }: Issue,
  {
    totalCents,
    isOnPaper,
    language,
    at,
  }: Pick<IssueInput, 'isOnPaper' | 'language'> & { totalCents: number; at: number },
): OrderTerms {
  const { percent } = vatOf(vatPercent, { country: 'NL', vatId: null, at })
  const netCents = netCentsOf(totalCents, percent)
  return {
    ...{ product: documentId, slug, name: `Schakel ${edition ?? number}: ${title}`, language },
    ...{
      netCents,
      vatCents: totalCents - netCents,
      totalCents,
      vatPercent: percent,
      isReverseCharged: false,
    },
    grants: { kind: 'issue', issue: documentId, number, isOnPaper },
  }
}
