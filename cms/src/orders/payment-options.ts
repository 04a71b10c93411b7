import type { Core } from '@strapi/strapi'
import type { Language } from '../mail/site-link.ts'
import { offeredDirectDebit } from '../mandates/mandate-of.ts'
import { type MandateText, mandateText, mandateVersion } from '../mandates/mandate-text.ts'
import { onlineMethods } from '../payments/methods.ts'
import type { PaymentMethod } from '../payments/provider.ts'
import { sellerIn } from '../seller/seller.ts'
import type { Billing } from './order-input.ts'
import { type OrderRow, orderTable } from './tables.ts'

/** How a customer can pay. */
interface PaymentOptions {
  /** Whether anything can be ordered. */
  isOpen: boolean
  /** What is agreed to for a direct debit, and who collects; null where only invoices are possible. */
  mandate:
    | (MandateText & {
        version: string
        creditor: { name: string; address: string; creditorId: string }
      })
    | null
  /** Null where nothing can be paid online. */
  online: { methods: PaymentMethod[] } | null
  /** Whom the last invoice of the customer was for; null before the first. */
  billing: Billing | null
}

/** How a customer can pay, in a language. */
export async function paymentOptions(
  strapi: Core.Strapi,
  customer: string,
  language: Language,
): Promise<PaymentOptions> {
  const debit = await offeredDirectDebit(strapi)
  const methods = await onlineMethods(strapi, language)
  const last: Pick<OrderRow, 'billing'> | undefined = await strapi.db
    .connection(orderTable)
    .where({ customer })
    .orderBy('number', 'desc')
    .first('billing')
  return {
    isOpen: sellerIn(process.env) !== null,
    mandate: debit && {
      version: mandateVersion,
      ...mandateText(language, debit.creditor.name),
      creditor: creditorOf(debit.creditor),
    },
    online: methods && { methods },
    billing: last ? JSON.parse(last.billing) : null,
  }
}

interface Creditor {
  name: string
  street: string
  postcode: string
  city: string
  creditorId: string
}

function creditorOf({ name, street, postcode, city, creditorId }: Creditor) {
  return { name, address: `${street}, ${postcode} ${city}, NL`, creditorId }
}
