import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
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
    isPublished: v.boolean(),
  }),
  v.transform(({ allDay, ...rest }) => ({ ...rest, isAllDay: allDay })),
)

const One = v.object({
  data: v.object({
    documentId: v.string(),
    event: v.nullable(Event),
    offer: v.nullable(v.string()),
    attendees: v.array(
      v.object({
        name: v.optional(v.nullable(v.string()), ''),
        email: v.optional(v.nullable(v.string()), null),
      }),
    ),
    state: v.picklist(['new', 'confirmed', 'cancelled', 'waiting-list']),
    ticketCode: v.nullable(v.string()),
    waitingBefore: v.nullable(v.number()),
    mayChange: v.boolean(),
  }),
})

/** The registrations of a request. */
export function registrationsOf(c: Context<AppEnv>): Registrations {
  return strapiRegistrations(strapiClientOf(c.var.config), c.var.config.cmsToken)
}

/** @param token The worker's own: anybody may do this by a form or a link. */
function strapiRegistrations(client: StrapiClient, token: string): Registrations {
  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, 'registrations', await client.call({ ...call, token }))
  }
  const tell = async (path: string, body: object) =>
    void (await client.call({ method: 'POST', path, body, token }))

  return {
    send: async (registration) =>
      (await ask(Sent, { method: 'POST', path: '/registrations', body: registration })).data.token,
    async byLink(code, language) {
      const query = { token: code, locale: language }
      const { data } = await ask(One, { path: '/registrations/by-link', query })
      return { ...data, attendees: data.attendees.map(({ name, email }) => ({ name: name ?? '', email })) }
    },
    changeByLink: (code, attendees) => tell('/registrations/change', { token: code, attendees }),
    cancelByLink: (code) => tell('/registrations/cancel', { token: code }),
  }
}
