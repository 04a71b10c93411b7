import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { OfferedMandateAnswer, OfferedOnlineAnswer } from '../orders/payment-answers.ts'
import { type StrapiCall, type StrapiClient, strapiClientOf } from '../strapi/client.ts'
import { instant, locale } from '../strapi/parse/values.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { ManagedSubscriptions } from './managed-subscriptions.ts'

const day = v.pipe(v.string(), v.isoDate())
const noDay = v.nullable(day)

const Managed = v.object({
  data: v.object({
    number: v.number(),
    state: v.picklist(['new', 'active', 'paused', 'cancelled', 'ended']),
    product: v.nullable(v.object({ name: v.string(), slug: v.string(), locale })),
    interval: v.nullable(v.picklist(['once', 'month', 'quarter', 'year'])),
    priceCents: v.nullable(v.number()),
    payment: v.nullable(v.picklist(['invoice', 'incasso', 'online'])),
    ibanMasked: v.nullable(v.string()),
    startsOn: day,
    trialUntil: noDay,
    nextInvoiceOn: noDay,
    paidUntil: noDay,
    closesOn: noDay,
    lapsesOn: noDay,
    resumesOn: noDay,
    endReason: v.nullable(v.picklist(['customer', 'withdrawn', 'unpaid', 'editor'])),
    cancellation: v.nullable(v.object({ closesOn: day, backCents: v.number() })),
    mayWithdraw: v.boolean(),
    pauseDays: v.number(),
    today: day,
    payable: v.nullable(v.object({ mandate: OfferedMandateAnswer, online: OfferedOnlineAnswer })),
    delivery: v.nullable(
      v.object({ street: v.string(), postcode: v.string(), city: v.string(), country: v.string() }),
    ),
    invoices: v.array(
      v.object({
        number: v.string(),
        at: instant,
        dueAt: instant,
        totalCents: v.number(),
        owedCents: v.number(),
        state: v.picklist(['open', 'paid', 'overdue', 'credit']),
        payCode: v.nullable(v.string()),
      }),
    ),
    seats: v.object({
      forOthers: v.number(),
      given: v.array(v.object({ id: v.string(), email: v.string(), isAccepted: v.boolean() })),
    }),
  }),
})

const Seat = v.object({
  data: v.nullable(
    v.object({
      email: v.string(),
      product: v.string(),
      state: v.picklist(['open', 'accepted', 'gone']),
      hasAccount: v.boolean(),
    }),
  ),
})

/** The subscriptions of a request, for who manages them. */
export function managedSubscriptionsOf(c: Context<AppEnv>): ManagedSubscriptions {
  return strapiManagedSubscriptions(strapiClientOf(c.var.config), c.var.config.cmsToken, clientAddress(c))
}

/** @param workerToken For what anybody may do by a form or a link. @param address Of the reader, for the evidence of a mandate. */
function strapiManagedSubscriptions(
  client: StrapiClient,
  workerToken: string,
  address: string | null,
): ManagedSubscriptions {
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {}

  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, call.path, await client.call(call))
  }
  const tell = async (call: StrapiCall) => void (await client.call({ method: 'POST', ...call, headers }))
  const byLink = { path: '/subscriptions/by-link', token: workerToken }
  const seat = '/subscriptions/seat'

  return {
    read: async (manager, language) =>
      (
        await ask(
          Managed,
          'code' in manager
            ? { ...byLink, query: { token: manager.code, locale: language } }
            : { path: ownPath(manager), query: { locale: language }, token: manager.token },
        )
      ).data,
    act: (manager, change) =>
      tell(
        'code' in manager
          ? { ...byLink, body: { token: manager.code, change } }
          : { path: ownPath(manager), body: change, token: manager.token },
      ),
    mailLink: (request) => tell({ path: '/subscriptions/links', body: request, token: workerToken }),
    withdraw: (withdrawal) =>
      tell({ path: '/subscriptions/withdrawals', body: withdrawal, token: workerToken }),
    seat: async (code) => (await ask(Seat, { path: seat, query: { token: code }, token: workerToken })).data,
    acceptSeat: (token, code) => tell({ path: seat, body: { token: code }, token }),
  }
}

function ownPath({ number }: { number: number }): string {
  return `/users/me/subscriptions/${number}`
}
