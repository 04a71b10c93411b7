import type { Core } from '@strapi/strapi'
import { linkToken } from '../access/link-token.ts'
import { cancelRegistration } from '../registrations/change.ts'
import { organizedBy } from '../registrations/organized.ts'
import { ownRegistration, ownRegistrations } from '../registrations/own.ts'
import type { AccountContext, StoredDate } from './account.ts'
import { ownLocale } from './own-query.ts'
import { textsOf } from './published-texts.ts'

const eventFields = [
  ...['number', 'slug', 'title', 'startsAt', 'endsAt', 'allDay', 'eventStatus', 'attendance'],
] as const

/** The events an account is registered for. */
export function registrationActions(strapi: Core.Strapi) {
  return {
    async registrations(ctx: AccountContext) {
      const shown = await registrationsOf(strapi, ctx.state.user, ownLocale(ctx))
      // The code of each one's own page. An export has none: it is kept, and sent on.
      const data = shown.map((one) => ({
        ...one,
        code: linkToken('registration-links', String(one.documentId)),
      }))
      return ctx.send({ data })
    },

    /** Events that companies of the account organise, with the code of their door. */
    async organizedEvents(ctx: AccountContext) {
      return ctx.send({ data: await organizedBy(strapi, ctx.state.user.id) })
    },

    /** Possible until the event starts. Other accounts' registrations are not found. */
    async cancelRegistration(ctx: AccountContext) {
      const { documentId = '' } = ctx.params
      await cancelRegistration(strapi, await ownRegistration(strapi, ctx.state.user, documentId))
      return ctx.send({ ok: true })
    },
  }
}

/** @returns Latest event first. */
export async function registrationsOf(
  strapi: Core.Strapi,
  owner: { id: number | null; email: string },
  locale: string,
): Promise<Record<string, unknown>[]> {
  const rows = await ownRegistrations(strapi, owner)
  const events = await textsOf(
    strapi,
    'api::event.event',
    rows.map((row) => row.eventId ?? undefined),
    locale,
    eventFields,
    ['venue'],
  )
  const entries = rows.map((row) => {
    const { documentId, offer, attendees, answers, price, state, ticketCode, checkedInAt, createdAt } = row
    const event = eventOf(events.get(row.eventId ?? ''))
    return { documentId, event, offer, attendees, answers, price, state, ticketCode, checkedInAt, createdAt }
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
