import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { openLinkToken } from '../access/link-token.ts'
import type { Language } from '../mail/site-link.ts'
import { questionsOf } from './answers.ts'
import { findEvent, hasStarted } from './event.ts'
import { purchaseOf } from './purchase.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** Whose registrations somebody may see: those of their account, and those made with the address that they have confirmed. */
interface Owner {
  /** Null for somebody without an account. */
  id: number | null
  email: string
}

/** The registrations of somebody. */
export function ownRegistrations(strapi: Core.Strapi, { id, email }: Owner): Promise<RegistrationRow[]> {
  const where = id === null ? { email } : { $or: [{ user: { id } }, { email }] }
  return strapi.db.query(registrationUid).findMany({ where, orderBy: { id: 'asc' } })
}

/** @throws errors.NotFoundError for one of another account. */
export async function ownRegistration(
  strapi: Core.Strapi,
  owner: Owner,
  documentId: string,
): Promise<RegistrationRow> {
  const found = (await ownRegistrations(strapi, owner)).find((row) => row.documentId === documentId)
  if (!found) throw new errors.NotFoundError()
  return found
}

/**
 * The registration that the link of a mail opens.
 * @throws errors.NotFoundError for a forged link, or a registration that was deleted.
 */
export async function linkedRegistration(strapi: Core.Strapi, token: string): Promise<RegistrationRow> {
  const documentId = openLinkToken('registration-links', token)
  const row = documentId && (await strapi.db.query(registrationUid).findOne({ where: { documentId } }))
  if (!row) throw new errors.NotFoundError()
  return row
}

/**
 * A registration as the owner of its link sees it.
 * @param userId The account, if they are signed in: it can be paid later.
 */
export async function shownByLink(
  strapi: Core.Strapi,
  registration: RegistrationRow,
  { language, userId }: { language: Language; userId: number | null },
): Promise<object> {
  const { documentId, eventId, offer, attendees, answers, state, ticketCode } = registration
  const event = eventId ? await findEvent(strapi, eventId, language) : null
  const mayChange = state !== 'cancelled' && event !== null && !hasStarted(event, new Date())
  return {
    ...{ documentId, offer, attendees, state, ticketCode, mayChange },
    answers: answers ?? [],
    questions: event ? questionsOf(event) : [],
    purchase:
      event && state === 'new' ? await purchaseOf(strapi, registration, { event, language, userId }) : null,
    isOrdered: registration.orderNumber !== null,
    waitingBefore: state === 'waiting-list' ? await waitingBefore(strapi, registration) : null,
    event: event && {
      ...{ number: event.number, slug: event.slug, title: event.title, locale: event.locale },
      ...{ startsAt: event.startsAt, endsAt: event.endsAt, allDay: event.allDay ?? false },
      status: event.eventStatus,
      venue: event.venue?.name ?? null,
      city: event.venue?.city ?? null,
      isOnline: event.attendance === 'online' || event.attendance === 'mixed',
      isPublished: event.publishedAt !== null,
    },
  }
}

/** How many registrations are before it on the waiting list. */
function waitingBefore(strapi: Core.Strapi, { id, eventId }: RegistrationRow): Promise<number> {
  const where = { eventId, state: 'waiting-list', id: { $lt: id } }
  return strapi.db.query(registrationUid).count({ where })
}
