import type { Core } from '@strapi/strapi'
import { validInput } from '../../../access/valid-input.ts'
import type { AccountContext, VisitorContext } from '../../../account/account.ts'
import { askedLocale } from '../../../account/own-query.ts'
import { paymentOptions } from '../../../orders/payment-options.ts'
import { orderSubscription } from '../../../subscriptions/order-subscription.ts'
import { shownSubscription } from '../../../subscriptions/shown.ts'
import { SubscriptionInput } from '../../../subscriptions/subscription-input.ts'
import { isTrialDue } from '../../../subscriptions/trial.ts'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How a subscription can be paid, what is agreed to then, to whom the last invoice went, and whether a trial is still due. */
  async options(ctx: VisitorContext) {
    const { user } = ctx.state
    return {
      data: {
        ...(await paymentOptions(strapi, user?.documentId ?? '', askedLocale(ctx))),
        isTrialDue: user ? await isTrialDue(strapi, user.id) : true,
      },
    }
  },

  /** Orders a subscription for the caller. */
  async order(ctx: AccountContext) {
    const input = validInput(SubscriptionInput, ctx.request.body)
    const { user: account } = ctx.state
    const { ip: address } = ctx.request
    return { data: shownSubscription(await orderSubscription(strapi, { account, address, ...input })) }
  },
})
