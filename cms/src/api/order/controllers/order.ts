import type { Core } from '@strapi/strapi'
import { validInput } from '../../../access/valid-input.ts'
import type { AccountContext } from '../../../account/account.ts'
import { requireRole } from '../../../companies/memberships.ts'
import { creditsOf } from '../../../orders/credits.ts'
import { OrderInput } from '../../../orders/order-input.ts'
import { ordersOf } from '../../../orders/orders-of.ts'
import { placeOrder } from '../../../orders/place-order.ts'

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** The company in the path, if the caller acts for it. @throws errors.ForbiddenError */
  async function companyOf(ctx: AccountContext): Promise<string> {
    const { company = '' } = ctx.params
    await requireRole(strapi, ctx.state.user, company, ['owner', 'editor'])
    return company
  }

  return {
    /** The company's orders, newest first. */
    async list(ctx: AccountContext) {
      return { data: await ordersOf(strapi, await companyOf(ctx)) }
    },

    /** Places an order in the company's name. */
    async place(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const input = validInput(OrderInput, ctx.request.body)
      const { documentId: account } = ctx.state.user
      return { data: await placeOrder(strapi, { account, company, ...input }) }
    },

    /** The credits that the company has left. */
    async credits(ctx: AccountContext) {
      return { data: await creditsOf(strapi, await companyOf(ctx)) }
    },
  }
}
