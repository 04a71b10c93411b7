import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { payableCode } from '../payments/payment-code.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import type { Invoice } from './invoice.ts'

/** Enqueues the mail with an invoice, in the transaction that issues it. */
export async function mailInvoice(
  strapi: Core.Strapi,
  { number, billing, order, dueAt, debit, isOnline }: Invoice,
): Promise<void> {
  await enqueueMail(strapi, {
    kind: 'invoice',
    key: number,
    to: billing.email,
    locale: order.terms.language,
    values: {
      number,
      order: order.number,
      product: order.terms.name,
      totalCents: order.terms.totalCents,
      due: dayOf(dueAt),
      account: debit?.account ?? null,
      payment: isOnline ? 'online' : null,
      code: debit ? null : payableCode(order.number),
    },
  })
}
