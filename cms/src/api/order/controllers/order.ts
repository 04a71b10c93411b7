import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../../../access/refusal.ts'
import { validInput } from '../../../access/valid-input.ts'
import type { AccountContext } from '../../../account/account.ts'
import { ownLocale } from '../../../account/own-query.ts'
import { requireRole } from '../../../companies/memberships.ts'
import { publishedCompany } from '../../../companies/profile.ts'
import { invoiceFile } from '../../../invoices/invoice-file.ts'
import { invoicesOf } from '../../../invoices/invoices-of.ts'
import { creditsOf } from '../../../orders/credits.ts'
import { OrderInput } from '../../../orders/order-input.ts'
import { ordersOf } from '../../../orders/orders-of.ts'
import { paymentOptions } from '../../../orders/payment-options.ts'
import { placeOrder } from '../../../orders/place-order.ts'
import { startPayment } from '../../../payments/start-payment.ts'

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** The company in the path, if the caller acts for it. @throws errors.ForbiddenError */
  async function companyOf(ctx: AccountContext): Promise<string> {
    const { company = '' } = ctx.params
    await requireRole(strapi, ctx.state.user, company, ['owner', 'editor'])
    return company
  }

  return {
    /** How the company can pay, what it agrees to then, and to whom its last invoice went. */
    async paymentOptions(ctx: AccountContext) {
      return { data: await paymentOptions(strapi, await companyOf(ctx), ownLocale(ctx)) }
    },

    /** The company's orders, newest first. */
    async list(ctx: AccountContext) {
      return { data: await ordersOf(strapi, await companyOf(ctx)) }
    },

    /** Places an order in the company's name; one that is paid online begins to be. */
    async place(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const input = validInput(OrderInput, ctx.request.body)
      const { documentId: account, email } = ctx.state.user
      // Whoever makes a company is its owner: before an editor has read it, its invoices go to nobody else.
      if (input.billing.email !== email && !(await publishedCompany(strapi, company)))
        throw refusal('billing-own-address', 'email')
      const { ip: address } = ctx.request
      const placed = await placeOrder(strapi, { account, customer: company, address, ...input })
      if (input.payment.kind !== 'online') return { data: placed }
      return { data: { ...placed, ...(await startPayment(strapi, placed.number)) } }
    },

    /** The company's invoices, newest first. */
    async invoices(ctx: AccountContext) {
      return { data: await invoicesOf(strapi, await companyOf(ctx)) }
    },

    /** The PDF of one of the company's invoices. @throws errors.NotFoundError Also for another company's. */
    async invoice(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const { number = '' } = ctx.params
      const file = await invoiceFile(strapi.db.connection, number, company)
      if (!file) throw new errors.NotFoundError()
      ctx.set('Cache-Control', 'no-store')
      ctx.attachment(`schakel-${number}.pdf`)
      ctx.type = 'application/pdf'
      ctx.body = file
    },

    /** The credits that the company has left. */
    async credits(ctx: AccountContext) {
      return { data: await creditsOf(strapi, await companyOf(ctx)) }
    },
  }
}
