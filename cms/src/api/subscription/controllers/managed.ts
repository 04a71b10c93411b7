import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { mailedCode, validInput } from '../../../access/valid-input.ts'
import type { AccountContext, VisitorContext } from '../../../account/account.ts'
import { ownLocale } from '../../../account/own-query.ts'
import { invoiceFile } from '../../../invoices/invoice-file.ts'
import { languages } from '../../../mail/site-link.ts'
import { Act, act } from '../../../subscriptions/acts.ts'
import { changing, customerOf, type OwnedSubscription } from '../../../subscriptions/changing.ts'
import { LinkRequest, mailLink, receiveWithdrawal, Withdrawal } from '../../../subscriptions/leaving.ts'
import { ownSubscription, subscriptionOfLink } from '../../../subscriptions/link.ts'
import { managedSubscription, ownInvoices } from '../../../subscriptions/managed.ts'
import { acceptSeat, offeredSeat } from '../../../subscriptions/seats.ts'

const ByLink = z.strictObject({ token: mailedCode, locale: z.enum(languages).default('nl') })
const ActByLink = z.strictObject({ token: mailedCode, change: Act })
const Token = z.strictObject({ token: mailedCode })

/** Subscriptions, for whoever has the link of a mail or the account: they can do the same. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** The caller's subscription that an address names. @throws errors.NotFoundError */
  function ownIn({ params, state }: AccountContext): Promise<OwnedSubscription> {
    const number = Number(params.number)
    if (!Number.isSafeInteger(number)) throw new errors.NotFoundError()
    return ownSubscription(strapi, state.user, number)
  }

  async function change(ctx: AccountContext | VisitorContext, { documentId }: OwnedSubscription, input: Act) {
    await changing(strapi, documentId, (subscription) => act(subscription, input, ctx.request.ip))
    return { data: {} }
  }

  /** The PDF of one of its invoices. @throws errors.NotFoundError Also for another's. */
  async function invoice(ctx: AccountContext | VisitorContext, row: OwnedSubscription) {
    const { invoice: number = '' } = ctx.params
    const isOwn = (await ownInvoices(strapi, row)).some((one) => one.number === number)
    const file = isOwn ? await invoiceFile(strapi.db.connection, number, customerOf(row)) : undefined
    if (!file) throw new errors.NotFoundError()
    ctx.set('Cache-Control', 'no-store')
    ctx.attachment(`schakel-${number}.pdf`)
    ctx.type = 'application/pdf'
    ctx.body = file
  }

  return {
    async byLink(ctx: VisitorContext) {
      const { token, locale } = validInput(ByLink, ctx.query)
      return { data: await managedSubscription(strapi, await subscriptionOfLink(strapi, token), locale) }
    },

    async actByLink(ctx: VisitorContext) {
      const input = validInput(ActByLink, ctx.request.body)
      return change(ctx, await subscriptionOfLink(strapi, input.token), input.change)
    },

    async invoiceByLink(ctx: VisitorContext) {
      const { token } = validInput(Token, ctx.query)
      await invoice(ctx, await subscriptionOfLink(strapi, token))
    },

    async own(ctx: AccountContext) {
      return { data: await managedSubscription(strapi, await ownIn(ctx), ownLocale(ctx)) }
    },

    async actOwn(ctx: AccountContext) {
      return change(ctx, await ownIn(ctx), validInput(Act, ctx.request.body))
    },

    async invoiceOwn(ctx: AccountContext) {
      await invoice(ctx, await ownIn(ctx))
    },

    /** Mails the link to whoever names the number and the address. Answers the same whatever there is. */
    async mailLink(ctx: VisitorContext) {
      await mailLink(strapi, validInput(LinkRequest, ctx.request.body))
      ctx.status = 202
      return { data: {} }
    },

    /** Receives a withdrawal. Answers the same whatever there is. */
    async withdraw(ctx: VisitorContext) {
      await receiveWithdrawal(strapi, validInput(Withdrawal, ctx.request.body))
      ctx.status = 202
      return { data: {} }
    },

    /** What the invitation to a seat offers, or null. */
    async seat(ctx: VisitorContext) {
      return { data: await offeredSeat(strapi, validInput(Token, ctx.query).token) }
    },

    /** Gives the caller the seat that they were invited to. */
    async acceptSeat(ctx: AccountContext) {
      await acceptSeat(strapi, ctx.state.user, validInput(Token, ctx.request.body).token)
      return { data: {} }
    },
  }
}
