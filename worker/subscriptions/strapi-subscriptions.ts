import type { Context } from 'hono'
import * as v from 'valibot'
import { SessionAnswer } from '../accounts/account-answers.ts'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { BillingAnswer, OfferedMandateAnswer, OfferedOnlineAnswer } from '../orders/payment-answers.ts'
import { type StrapiCall, strapiClientOf } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Subscriptions } from './subscriptions.ts'

const OptionsAnswer = dataOf(
  v.object({
    isOpen: v.boolean(),
    isOnPaper: v.boolean(),
    isTrialDue: v.boolean(),
    mandate: OfferedMandateAnswer,
    online: OfferedOnlineAnswer,
    billing: BillingAnswer,
  }),
)
const Ordered = v.object({
  number: v.number(),
  pay: v.nullable(v.object({ checkout: v.nullable(v.string()), code: v.string() })),
})
const OrderedAnswer = dataOf(Ordered)
const RequestedAnswer = dataOf(
  v.nullable(
    v.object({
      needsPassword: v.boolean(),
      isTrialDue: v.boolean(),
      product: v.object({
        name: v.string(),
        trialDays: v.pipe(
          v.nullable(v.number()),
          v.transform((days) => days ?? 0),
        ),
      }),
    }),
  ),
)

/** Subscriptions in the backend (`cms/src/subscriptions/`), for this request. */
export function subscriptionsOf(c: Context<AppEnv>): Subscriptions {
  const { config } = c.var
  const client = strapiClientOf(config)
  const address = clientAddress(c)
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {}

  /** @param call With the worker's own token, unless it names another. */
  function answerTo(call: StrapiCall): Promise<unknown> {
    return client.call({ token: config.cmsToken, ...call, headers })
  }
  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, call.path, await answerTo(call))
  }

  return {
    options: (token, product, locale) =>
      ask(OptionsAnswer, {
        path: '/subscriptions/options',
        query: { product, locale },
        ...(token !== null && { token }),
      }),
    order: (token, order) =>
      ask(OrderedAnswer, { method: 'POST', path: '/subscriptions/orders', body: order, token }),
    async request(order) {
      await answerTo({ method: 'POST', path: '/subscriptions/requests', body: order })
    },
    requested: (code) => ask(RequestedAnswer, { path: '/subscriptions/requests', query: { code } }),
    async confirm(code, password) {
      const path = '/subscriptions/requests/confirm'
      const answer = await answerTo({ method: 'POST', path, body: { code, password } })
      const { subscription } = promisedAnswer(v.object({ subscription: Ordered }), path, answer)
      return { ...promisedAnswer(SessionAnswer, path, answer), ...subscription }
    },
  }
}

function dataOf<Data>(data: v.GenericSchema<unknown, Data>) {
  return v.pipe(
    v.object({ data }),
    v.transform((answer) => answer.data),
  )
}
