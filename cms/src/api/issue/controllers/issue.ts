import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { mailedCode, validInput } from '../../../access/valid-input.ts'
import type { AccountContext, VisitorContext } from '../../../account/account.ts'
import { issueOfLink, issuesOf } from '../../../issues/bought-issue.ts'
import { soldIssue } from '../../../issues/issue.ts'
import { IssueInput } from '../../../issues/issue-input.ts'
import { orderIssue } from '../../../issues/order-issue.ts'
import { languages } from '../../../mail/site-link.ts'
import { paymentOptions } from '../../../orders/payment-options.ts'
import { startPayment } from '../../../payments/start-payment.ts'

const Options = z.strictObject({
  issue: z.coerce.number().int().positive().max(1e9),
  locale: z.enum(languages),
})
const ByLink = z.strictObject({ code: mailedCode, locale: z.enum(languages).default('nl') })

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * What an issue costs, how it can be paid, and to whom the last invoice of the caller went.
   * @throws errors.NotFoundError For one that isn't for sale.
   */
  async options(ctx: VisitorContext) {
    const { issue: number, locale } = validInput(Options, ctx.query)
    const issue = await soldIssue(strapi, number, locale)
    const { isOpen, online, billing } = await paymentOptions(strapi, ctx.state.user?.documentId ?? '', locale)
    return { data: { issue, isOpen, online, billing } }
  },

  /** Orders an issue for the caller, with or without an account, and begins its payment. */
  async order(ctx: VisitorContext) {
    const input = validInput(IssueInput, ctx.request.body)
    const { number } = await orderIssue(strapi, ctx.state.user ?? null, input)
    return { data: await startPayment(strapi, number) }
  },

  /** What the link of a bought issue opens. */
  async byLink(ctx: VisitorContext) {
    const { code, locale } = validInput(ByLink, ctx.query)
    return { data: await issueOfLink(strapi, code, locale) }
  },

  /** The issues that the caller has bought. */
  async own(ctx: AccountContext) {
    return { data: await issuesOf(strapi, ctx.state.user) }
  },
})
