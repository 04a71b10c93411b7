import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { mailedCode, validInput } from '../../../access/valid-input.ts'
import { askAboutNews } from '../../../payments/ask.ts'
import { orderByCode } from '../../../payments/payment-code.ts'
import { shownPayment } from '../../../payments/payment-page.ts'
import { providerIn } from '../../../payments/settings.ts'
import { startPayment } from '../../../payments/start-payment.ts'

const ByCode = z.object({ code: mailedCode })
const News = z.strictObject({ id: z.string().regex(/^tr_[A-Za-z0-9]{1,40}$/) })

/** Online payments: for the worker, which passes on what somebody with a code asks, and that a provider has news. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The payment of the order that a code opens. @throws errors.NotFoundError For a forged code. */
  async byCode(ctx: Context) {
    const { code } = validInput(ByCode, ctx.query)
    return { data: await shownPayment(strapi, await orderByCode(strapi, code)) }
  },

  /** Starts or goes on paying it. @throws errors.NotFoundError For a forged code. */
  async start(ctx: Context) {
    const { code } = validInput(ByCode, ctx.request.body)
    const { number } = await orderByCode(strapi, code)
    return { data: await startPayment(strapi, number) }
  },

  /** There may be news of a payment: the provider is asked. Says nothing about it, whoever it is that tells. */
  async news(ctx: Context) {
    const { id } = validInput(News, ctx.request.body)
    const provider = providerIn(process.env)
    if (provider) await askAboutNews(strapi, provider, id)
    return { data: {} }
  },
})
