import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import type { AccountContext, StoredDate } from './account.ts'
import { ownLocale } from './own-query.ts'
import { textsOf } from './published-texts.ts'

const uid = 'api::registration.registration'
const eventFields = [
  ...['number', 'slug', 'title', 'startsAt', 'endsAt', 'allDay', 'eventStatus', 'attendance'],
] as const

/** The events an account is registered for. */
export function registrationActions(strapi: Core.Strapi) {
  const registrations = () => strapi.db.query(uid)
  return {
    async registrations(ctx: AccountContext) {
      return ctx.send({ data: await registrationsOf(strapi, ctx.state.user.id, ownLocale(ctx)) })
    },

    /** Possible until the event starts. Other accounts' registrations are not found. */
    async cancelRegistration(ctx: AccountContext) {
      const { documentId = '' } = ctx.params
      // Postgres can't search for every string that an address can contain.
      if (!/^\w{1,40}$/.test(documentId)) throw new errors.NotFoundError()
      const own = await registrations().findOne({
        where: { documentId, user: ctx.state.user.id },
        populate: ['event'],
      })
      if (!own) throw new errors.NotFoundError()
      if (own.state !== 'cancelled') {
        if (await hasStarted(strapi, own.event)) throw refusal('too-late')
        await registrations().update({ where: { id: own.id }, data: { state: 'cancelled' } })
      }
      return ctx.send({ ok: true })
    },
  }
}

/** Uses the published version, whatever an editor's draft says. */
async function hasStarted(strapi: Core.Strapi, event: { documentId: string } | null) {
  if (!event) return false
  const events = await textsOf(strapi, 'api::event.event', [event.documentId], 'nl', ['startsAt'])
  const startsAt = events.get(event.documentId)?.startsAt
  return startsAt ? new Date(startsAt).getTime() <= Date.now() : false
}

/** @returns Latest event first. */
export async function registrationsOf(
  strapi: Core.Strapi,
  userId: number,
  locale: string,
): Promise<Record<string, unknown>[]> {
  const rows = await strapi.db.query(uid).findMany({ where: { user: userId }, populate: ['event'] })
  const events = await textsOf(
    strapi,
    'api::event.event',
    rows.map((row) => row.event?.documentId),
    locale,
    eventFields,
    ['venue'],
  )
  const entries = rows.map((row) => {
    const { documentId, offer, attendees, price, state, ticketCode, checkedInAt, createdAt } = row
    const event = eventOf(events.get(row.event?.documentId))
    return { documentId, event, offer, attendees, price, state, ticketCode, checkedInAt, createdAt }
  })
  return entries.sort((a, b) => startOf(b) - startOf(a))
}

type EventTexts = Awaited<ReturnType<typeof textsOf<(typeof eventFields)[number]>>>

type ShownEvent = { startsAt?: StoredDate | null; [field: string]: unknown }

function eventOf(event: ReturnType<EventTexts['get']>): ShownEvent | null {
  if (!event) return null
  const fields = Object.fromEntries(eventFields.map((name) => [name, event[name] ?? null]))
  return {
    ...fields,
    venue: event.venue?.name ?? null,
    city: event.venue?.city ?? null,
    locale: event.locale,
  }
}

function startOf({ event }: { event: ShownEvent | null }) {
  return event?.startsAt ? new Date(event.startsAt).getTime() : 0
}
