import type { Context } from 'hono'
import * as v from 'valibot'
import { orderPaymentStates } from '../../client/content/payment.ts'
import type { AppEnv } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { instant } from '../strapi/parse/values.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Payments } from './payments.ts'

const cents = v.pipe(v.number(), v.integer())

const ByCode = v.object({
  data: v.object({
    order: v.number(),
    product: v.string(),
    grants: v.picklist(['credits', 'subscription', 'tickets', 'issue']),
    opens: v.nullable(v.string()),
    invoice: v.string(),
    totalCents: cents,
    owedCents: cents,
    state: v.picklist(orderPaymentStates),
    since: v.nullable(instant),
    isOnline: v.boolean(),
    transfer: v.nullable(v.object({ iban: v.string(), name: v.string() })),
  }),
})

const Started = v.object({ data: v.object({ checkout: v.nullable(v.string()) }) })

/** Paying orders for this request. Without an origin at which readers pay, nothing is offered. */
export function paymentsOf(c: Context<AppEnv>): Payments {
  const { config } = c.var
  const client = strapiClientOf(config)
  const token = config.cmsToken
  return {
    isOffered: config.paymentOrigins.length > 0,
    async byCode(code, locale) {
      const path = '/payments/by-code'
      const answer = await client.call({ path, query: { code, locale }, token })
      const { data } = promisedAnswer(ByCode, path, answer)
      return { ...data, isOnline: data.isOnline && config.paymentOrigins.length > 0 }
    },
    async start(code) {
      const path = '/payments/start'
      const answer = await client.call({ method: 'POST', path, body: { code }, token })
      return promisedAnswer(Started, path, answer).data.checkout
    },
    async tellNews(id) {
      await client.call({ method: 'POST', path: '/payments/news', body: { id }, token })
    },
  }
}
