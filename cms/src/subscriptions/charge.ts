import { textsOf } from '../account/published-texts.ts'
import { type MandateRow, mandateTable } from '../mandates/tables.ts'
import { recordOrder } from '../orders/record-order.ts'
import { providerIn } from '../payments/settings.ts'
import { sellerIn } from '../seller/seller.ts'
import { type Changing, customerOf } from './changing.ts'
import { periodKey } from './order-subscription.ts'
import type { Period } from './period.ts'
import { periodTerms } from './subscription-terms.ts'

/**
 * Charges the next period of a subscription: its order, invoice and mail. A period is charged once.
 * @throws Error While nobody sells, or for a subscription that no order was placed for.
 */
export async function charge({ strapi, trx, row, change }: Changing, period: Period): Promise<void> {
  const seller = sellerIn(process.env)
  const { billing, priceSnapshot: price, number, product } = row
  if (!seller || !billing || !price || !product) throw new Error(`Subscription ${number} can't be charged`)
  const language = row.language ?? 'nl'
  const texts = await textsOf(strapi, 'api::product.product', [product.documentId], language, [
    'name',
    'slug',
  ])
  const { name, slug } = texts.get(product.documentId) ?? product
  const at = Date.now()
  const customer = customerOf(row)
  const mandate: MandateRow | undefined =
    row.payment === 'incasso' && row.mandate
      ? await trx(mandateTable).where({ reference: row.mandate, customer }).whereNull('revoked_at').first()
      : undefined
  const terms = periodTerms({
    ...{ price, period, billing, language, at },
    product: { documentId: product.documentId, name, slug },
    subscription: number,
    seats: row.seats ?? 1,
  })
  await recordOrder(strapi, trx, {
    ...{ at, customer, terms, billing, seller },
    key: periodKey(number, period.from),
    account: customer,
    // Without a mandate that holds, the customer pays.
    payment: mandate ? 'mandate' : row.payment === 'online' && providerIn(process.env) ? 'online' : 'invoice',
    reference: row.reference ?? null,
    mandate: mandate ?? null,
  })
  await change({ periodEnd: period.until })
}
