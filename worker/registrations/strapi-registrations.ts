import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { BillingAnswer, OfferedMandateAnswer, OfferedOnlineAnswer } from '../orders/payment-answers.ts'
import { type StrapiCall, type StrapiClient, strapiClientOf } from '../strapi/client.ts'
import { instant, locale, publicNumber } from '../strapi/parse/values.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Registrations } from './registrations.ts'

const Sent = v.object({ data: v.object({ token: v.string() }) })

const Event = v.pipe(
  v.object({
    number: publicNumber,
    slug: v.string(),
    title: v.string(),
    locale,
    startsAt: instant,
    endsAt: v.nullable(instant),
    allDay: v.boolean(),
    status: v.picklist(['scheduled', 'moved', 'postponed', 'cancelled', 'sold-out']),
    venue: v.nullable(v.string()),
    city: v.nullable(v.string()),
    isOnline: v.boolean(),
    isPublished: v.boolean(),
  }),
  v.transform(({ allDay, ...rest }) => ({ ...rest, isAllDay: allDay })),
)

const cents = v.pipe(v.number(), v.integer())

const Purchase = v.object({
  netCents: cents,
  vatCents: cents,
  totalCents: cents,
  vatPercent: v.number(),
  heldUntil: v.nullable(instant),
  payCode: v.nullable(v.string()),
  isOpen: v.boolean(),
  canPayLater: v.boolean(),
  mandate: OfferedMandateAnswer,
  online: OfferedOnlineAnswer,
  billing: BillingAnswer,
})

const Ordered = v.object({
  data: v.object({
    pay: v.nullable(v.object({ checkout: v.nullable(v.string()), code: v.string() })),
  }),
})

const One = v.object({
  data: v.object({
    documentId: v.string(),
    event: v.nullable(Event),
    offer: v.nullable(v.string()),
    attendees: v.array(
      v.object({
        name: v.optional(v.nullable(v.string()), ''),
        email: v.optional(v.nullable(v.string()), null),
        company: v.optional(v.nullable(v.string()), null),
        role: v.optional(v.nullable(v.string()), null),
        ticket: v.optional(v.nullable(v.string()), null),
      }),
    ),
    answers: v.array(v.object({ code: v.string(), question: v.string(), answer: v.string() })),
    questions: v.array(
      v.object({
        code: v.string(),
        label: v.string(),
        choices: v.nullable(v.array(v.string())),
        isRequired: v.boolean(),
      }),
    ),
    state: v.picklist(['new', 'confirmed', 'cancelled', 'waiting-list']),
    ticketCode: v.nullable(v.string()),
    waitingBefore: v.nullable(v.number()),
    mayChange: v.boolean(),
    purchase: v.nullable(Purchase),
    isOrdered: v.boolean(),
  }),
})

const text = v.nullable(v.string())

const DoorAnswer = v.object({
  data: v.object({
    title: v.string(),
    startsAt: instant,
    attendees: v.array(
      v.object({
        ...{
          name: v.string(),
          company: text,
          role: text,
          ticket: v.string(),
          offer: text,
          at: text,
          by: text,
        },
        answers: v.array(v.object({ question: v.string(), answer: v.string() })),
      }),
    ),
    held: v.number(),
    waiting: v.number(),
  }),
})

const CsvAnswer = v.object({ data: v.object({ csv: v.string() }) })

const CheckedInAnswer = v.object({
  data: v.object({
    outcome: v.picklist(['in', 'again', 'unknown']),
    ticket: v.string(),
    name: text,
    offer: text,
    at: text,
    by: text,
  }),
})

const OrganizedAnswer = v.object({
  data: v.array(v.object({ title: v.string(), startsAt: instant, door: v.string() })),
})

/** The registrations of a request. */
export function registrationsOf(c: Context<AppEnv>): Registrations {
  const { config } = c.var
  return strapiRegistrations(strapiClientOf(config), {
    token: config.cmsToken,
    clientAddress: clientAddress(c),
    isPaidOnline: config.paymentOrigins.length > 0,
  })
}

interface Setting {
  /** The worker's own: anybody may do this by a form or a link. */
  token: string
  /** For the evidence of a mandate. */
  clientAddress: string | null
  isPaidOnline: boolean
}

function strapiRegistrations(
  client: StrapiClient,
  { token, clientAddress: address, isPaidOnline }: Setting,
): Registrations {
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {}
  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, 'registrations', await client.call({ ...call, token, headers }))
  }
  const tell = async (path: string, body: object) =>
    void (await client.call({ method: 'POST', path, body, token }))

  return {
    send: async (registration) =>
      (await ask(Sent, { method: 'POST', path: '/registrations', body: registration })).data.token,
    async byLink(code, language, userId) {
      const query = { token: code, locale: language, ...(userId !== null && { user: String(userId) }) }
      const { data } = await ask(One, { path: '/registrations/by-link', query })
      // Without an origin at which readers pay, nothing is offered.
      const purchase = data.purchase && {
        ...data.purchase,
        online: isPaidOnline ? data.purchase.online : null,
      }
      return {
        ...data,
        purchase,
        attendees: data.attendees.map((one) => ({ ...one, name: one.name ?? '' })),
      }
    },
    orderByLink: async (code, order) =>
      (await ask(Ordered, { method: 'POST', path: '/registrations/order', body: { token: code, ...order } }))
        .data.pay,
    changeByLink: (code, change) => tell('/registrations/change', { token: code, ...change }),
    door: async (code) =>
      (await ask(DoorAnswer, { path: '/registrations/door', query: { token: code } })).data,
    attendeesCsv: async (code) =>
      (await ask(CsvAnswer, { path: '/registrations/attendees', query: { token: code } })).data.csv,
    checkIn: async ({ code, ...press }) =>
      (
        await ask(CheckedInAnswer, {
          method: 'POST',
          path: '/registrations/check-in',
          body: { token: code, ...press },
        })
      ).data,
    organized: async (account) => {
      const path = '/users/me/organized-events'
      return promisedAnswer(OrganizedAnswer, path, await client.call({ path, token: account })).data
    },
    cancelByLink: (code) => tell('/registrations/cancel', { token: code }),
  }
}
