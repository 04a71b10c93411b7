import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { Billing } from '../orders/order-input.ts'
import type { OrderRow } from '../orders/tables.ts'
import { addressOf } from '../submissions/departments.ts'
import { issueCode, issueTerms } from './bought-issue.ts'

/** Mails whoever bought an issue the way to it and the invoice, and tells the desk what to post: once, in the transaction that books the payment. */
export async function deliverIssue(
  strapi: Core.Strapi,
  trx: Knex,
  order: Pick<OrderRow, 'number' | 'terms' | 'billing'>,
): Promise<void> {
  const terms = issueTerms(order)
  if (!terms) return
  const { name, language, totalCents, grants } = terms
  const { email, name: to, street, postcode, city, country }: Billing = JSON.parse(order.billing)
  const key = String(order.number)
  const invoice: Pick<InvoiceRow, 'number'> = await trx(invoiceTable)
    .where({ order_number: order.number, credit_of: null })
    .first('number')
  const { isOnPaper } = grants
  await enqueueMail(strapi, {
    ...{ kind: 'issue-bought', key, to: email, locale: language },
    values: {
      ...{ order: order.number, invoice: invoice.number, product: name, totalCents },
      ...{ paper: isOnPaper ? 'post' : null, code: issueCode(order.number) },
    },
  })
  const desk = isOnPaper ? await addressOf(strapi, 'readers') : null
  if (!desk) return
  const address = [to, street, `${postcode} ${city}`, country].join('\n')
  await enqueueMail(strapi, {
    ...{ kind: 'issue-to-post', key, to: desk, locale: 'nl' },
    values: { order: order.number, issue: grants.number, product: name, address },
  })
}
