import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { emailAddress, line, validInput } from '../../../access/valid-input.ts'
import { creditOrder } from '../../../invoices/credit-order.ts'
import { invoiceFile } from '../../../invoices/invoice-file.ts'
import { collectableProofs, setCollectableProofs } from '../../../mandates/collectable-proofs.ts'
import { mandateProofs } from '../../../mandates/mandate-proof.ts'
import { recordProof } from '../../../mandates/record-proof.ts'
import { mandateTable } from '../../../mandates/tables.ts'
import { bookPayment, bookReturn } from '../../../orders/book-payment.ts'
import { customerOf } from '../../../orders/tables.ts'
import { endRefund } from '../../../refunds/end-refund.ts'
import { requestRefund } from '../../../refunds/request-refund.ts'
import { passVatNumber } from '../../../vat-numbers/review.ts'
import { customerAccount } from './customer-account.ts'
import { deliveriesCsv } from './deliveries-csv.ts'
import { findCustomer } from './find-customer.ts'
import { foreignSales } from './foreign-sales.ts'
import { ledgerCsv } from './ledger-csv.ts'
import { mandatesOf, shownOrders } from './reads.ts'

const List = z.object({
  list: z.enum(['open', 'all']),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
const Order = z.object({ number: z.coerce.number().int().positive() })
const Payment = z.strictObject({
  /** Not zero; negative to correct an earlier booking. */
  cents: z
    .int()
    .min(-10_000_000)
    .max(10_000_000)
    .refine((cents) => cents !== 0),
  note: line(200).min(1),
  key: z.string().min(16).max(100),
})
const Credit = z.strictObject({
  cents: z.int().positive().max(10_000_000),
  reason: line(200).min(1),
  key: z.string().min(16).max(100),
})
const Refund = z.strictObject({
  cents: z.int().positive().max(10_000_000),
  // The provider takes no other keys.
  key: z.uuidv4(),
})
const Ending = z.strictObject({ state: z.enum(['refunded', 'failed']), note: line(200).min(1) })
const Day = z.object({ day: z.iso.date() })
const Mailbox = z.object({ email: emailAddress })
const Period = z.object({ from: z.iso.date(), until: z.iso.date() })
const Seen = z.strictObject({ proof: z.enum(['ideal-first', 'emandate', 'paper']), note: line(200).min(1) })
const Proofs = z.strictObject({ proofs: z.array(z.enum(mandateProofs)) })

export function financeController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** One page of orders, newest first. */
    async orders(ctx: Context) {
      const { list, page } = validInput(List, ctx.query)
      ctx.body = { data: await shownOrders(strapi, list, page) }
    },

    /** Books a payment of an order. */
    async pay(ctx: Context) {
      const { number } = validInput(Order, ctx.params)
      const payment = validInput(Payment, ctx.request.body)
      await bookPayment(strapi, { order: number, account: `panel:${ctx.state.user.id}`, ...payment })
      ctx.status = 204
    },

    /** Books a payment of an order that came back. */
    async giveBack(ctx: Context) {
      const { number } = validInput(Order, ctx.params)
      const returned = validInput(Payment, ctx.request.body)
      await bookReturn(strapi, { order: number, account: `panel:${ctx.state.user.id}`, ...returned })
      ctx.status = 204
    },

    /** Credits all or part of an order, with a credit note. */
    async credit(ctx: Context) {
      const { number: order } = validInput(Order, ctx.params)
      const credit = validInput(Credit, ctx.request.body)
      const account = `panel:${ctx.state.user.id}`
      const number = await strapi.db.transaction(({ trx }) =>
        creditOrder(strapi, trx, { order, account, ...credit }),
      )
      ctx.body = { data: { number } }
    },

    /** Sends money of an order back, by the provider that it was paid by. */
    async refund(ctx: Context) {
      const { number: order } = validInput(Order, ctx.params)
      const refund = validInput(Refund, ctx.request.body)
      const account = `panel:${ctx.state.user.id}`
      const state = await requestRefund(strapi, { order, account, ...refund })
      ctx.body = { data: { state } }
    },

    /** Ends a refund that doesn't get further. */
    async endRefund(ctx: Context) {
      const ending = validInput(Ending, ctx.request.body)
      const account = `panel:${ctx.state.user.id}`
      await endRefund(strapi, { refund: String(ctx.params.key), account, ...ending })
      ctx.status = 204
    },

    /** Lets an order be collected though VIES calls its VAT number invalid. */
    async passVatNumber(ctx: Context) {
      const { number } = validInput(Order, ctx.params)
      const rows = strapi.db.connection
      await customerOf(rows, number)
      await passVatNumber(rows, number, `panel:${ctx.state.user.id}`)
      ctx.status = 204
    },

    /** The PDF of an invoice or a credit note. */
    async invoice(ctx: Context) {
      const file = await invoiceFile(strapi.db.connection, String(ctx.params.number))
      if (!file) throw new errors.NotFoundError()
      ctx.set('Cache-Control', 'no-store')
      ctx.type = 'application/pdf'
      ctx.body = file
    },

    /** Who has a mailbox. */
    async findCustomer(ctx: Context) {
      const { email } = validInput(Mailbox, ctx.query)
      const customer = await findCustomer(strapi, email)
      if (customer === null) throw new errors.NotFoundError()
      ctx.body = { data: { customer } }
    },

    /** What a customer owes and may read, and why. */
    async customer(ctx: Context) {
      const account = await customerAccount(strapi, String(ctx.params.customer))
      if (!account) throw new errors.NotFoundError()
      ctx.body = { data: account }
    },

    /** The ledger of a period, for the accountant. */
    async ledger(ctx: Context) {
      const period = validInput(Period, ctx.query)
      ctx.set('Cache-Control', 'no-store')
      ctx.attachment(`schakel-boekingen-${period.from}-${period.until}.csv`)
      ctx.type = 'text/csv'
      ctx.body = await ledgerCsv(strapi.db.connection, period)
    },

    /** Whether VAT of other countries is due. */
    async foreignSales(ctx: Context) {
      ctx.body = { data: await foreignSales(strapi.db.connection) }
    },

    /** Where the issue goes that appears on a day. */
    async deliveries(ctx: Context) {
      const { day } = validInput(Day, ctx.query)
      ctx.set('Cache-Control', 'no-store')
      ctx.attachment(`schakel-bezorging-${day}.csv`)
      ctx.type = 'text/csv'
      ctx.body = await deliveriesCsv(strapi, day)
    },

    /** Mandates, newest first. */
    async mandates(ctx: Context) {
      ctx.body = { data: await mandatesOf(strapi) }
    },

    /** Ends a mandate: nothing is collected by it any more. */
    async revoke(ctx: Context) {
      const reference = String(ctx.params.reference)
      const known = await strapi.db.connection(mandateTable).where({ reference }).first('reference')
      if (!known) throw new errors.NotFoundError()
      await strapi.db
        .connection(mandateTable)
        .where({ reference })
        .whereNull('revoked_at')
        .update({ revoked_at: Date.now() })
      ctx.status = 204
    },

    /** Records a proof of a mandate that was seen outside the site. */
    async recordProof(ctx: Context) {
      const seen = validInput(Seen, ctx.request.body)
      const account = `panel:${ctx.state.user.id}`
      await recordProof(strapi, String(ctx.params.reference), { account, ...seen })
      ctx.status = 204
    },

    /** Which proofs of mandates may be collected. */
    async proofs(ctx: Context) {
      ctx.body = { data: await collectableProofs(strapi) }
    },

    async setProofs(ctx: Context) {
      const { proofs } = validInput(Proofs, ctx.request.body)
      await setCollectableProofs(strapi, proofs)
      ctx.status = 204
    },
  }
}
