import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, mailedCode, validInput } from '../../../access/valid-input.ts'
import type { AccountContext, VisitorContext } from '../../../account/account.ts'
import { languages } from '../../../mail/site-link.ts'
import { paymentOptions } from '../../../orders/payment-options.ts'
import { sessionOf } from '../../../sign-in/session-answer.ts'
import { confirmRequest, shownRequest } from '../../../subscriptions/confirm-request.ts'
import { orderSubscription } from '../../../subscriptions/order-subscription.ts'
import { payFirst } from '../../../subscriptions/pay-first.ts'
import { requestSubscription } from '../../../subscriptions/request.ts'
import { shownSubscription } from '../../../subscriptions/shown.ts'
import { SubscriptionInput } from '../../../subscriptions/subscription-input.ts'
import { subscriptionProduct } from '../../../subscriptions/subscription-terms.ts'
import { isTrialDue } from '../../../subscriptions/trial.ts'

const Options = z.strictObject({ product: z.string().max(200), locale: z.enum(languages) })
const Request = SubscriptionInput.extend({ email: emailAddress })
const Code = z.strictObject({ code: mailedCode })
const Confirmation = z.strictObject({
  code: mailedCode,
  password: z.string().max(1000).nullable().default(null),
})

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How a subscription can be paid and delivered, what is agreed to then, to whom the last invoice went, and whether a trial is due. */
  async options(ctx: VisitorContext) {
    const { user } = ctx.state
    const { product: slug, locale } = validInput(Options, ctx.query)
    const product = await subscriptionProduct(strapi, slug, locale)
    return {
      data: {
        ...(await paymentOptions(strapi, user?.documentId ?? '', locale)),
        isOnPaper: product.grants.magazine,
        isTrialDue: user ? await isTrialDue(strapi, user.id) : true,
      },
    }
  },

  /** Orders a subscription for the caller; one that is paid online begins to be. */
  async order(ctx: AccountContext) {
    const input = validInput(SubscriptionInput, ctx.request.body)
    const { user: account } = ctx.state
    const { ip: address } = ctx.request
    const subscription = await orderSubscription(strapi, { account, address, ...input })
    return { data: { ...shownSubscription(subscription), pay: await payFirst(strapi, subscription) } }
  },

  /** Keeps an order of somebody without an account. Answers the same whatever the mailbox has already. */
  async request(ctx: VisitorContext) {
    const { email, ...input } = validInput(Request, ctx.request.body)
    await requestSubscription(strapi, { email, address: ctx.request.ip, ...input })
    ctx.status = 202
    return { data: {} }
  },

  /** What the link of a mail confirms. */
  async requested(ctx: VisitorContext) {
    const { code } = validInput(Code, ctx.query)
    return { data: await shownRequest(strapi, code) }
  },

  /** Confirms it, and signs in. */
  async confirm(ctx: VisitorContext) {
    const { code, password } = validInput(Confirmation, ctx.request.body)
    const { account, subscription } = await confirmRequest(strapi, { code, password })
    const session = await sessionOf(strapi, ctx, account)
    const pay = await payFirst(strapi, subscription)
    return { ...session, subscription: { ...shownSubscription(subscription), pay } }
  },
})
