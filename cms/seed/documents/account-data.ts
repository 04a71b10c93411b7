import type { Core } from '@strapi/strapi'
import { consentTexts, consentVersion } from '../../src/newsletters/consent.ts'
import type { createDates } from '../dates.ts'
import { documentIdOf } from '../document.ts'

type Dates = ReturnType<typeof createDates>

/** What belongs to the demo reader: two events, two newsletters and a reading list. */
const registrations = [
  {
    event: 7004,
    offer: 'Toegang met één drankje',
    price: 12.5,
    state: 'confirmed',
    ticketCode: 'SCH-7004-K3QF',
    at: '2026-10-22T20:14:00+02:00',
    checkedInAt: '2026-11-12T19:24:00+01:00',
  },
  {
    event: 7006,
    offer: 'Live en opname',
    price: 0,
    state: 'confirmed',
    ticketCode: 'SCH-7006-W8ND',
    at: '2026-11-16T11:42:00+01:00',
  },
]

const newsletter = { lists: ['morning', 'weekly'], at: '2026-02-24T16:10:00+01:00' }

const savedItems = [
  { kind: 'content', number: 312, at: '2026-11-20T21:47:00+01:00' },
  { kind: 'event', number: 7013, at: '2026-11-18T08:52:00+01:00' },
  {
    kind: 'content',
    number: 217,
    at: '2026-11-14T22:05:00+01:00',
    note: 'Voor het overleg met de expediteur',
  },
  { kind: 'content', number: 102, at: '2026-10-30T12:31:00+01:00' },
]

/** Gives the demo reader what an account page has to show. Does nothing for what is there already. */
export async function seedAccountData(
  strapi: Core.Strapi,
  user: { id: number; email: string; firstName: string; lastName: string },
  dates: Dates,
) {
  await seedRegistrations(strapi, user, dates)
  await seedNewsletter(strapi, user, dates)
  await seedSavedItems(strapi, user, dates)
}

async function seedRegistrations(
  strapi: Core.Strapi,
  user: Parameters<typeof seedAccountData>[1],
  dates: Dates,
) {
  const stored = strapi.db.query('api::registration.registration')
  for (const { event, at, checkedInAt, ...fields } of registrations) {
    const documentId = documentIdOf('registration', `${user.email}:${event}`)
    if ((await stored.count({ where: { documentId } })) > 0) continue
    const name = `${user.firstName} ${user.lastName}`
    await stored.create({
      data: {
        ...fields,
        documentId,
        event: await draftId(strapi, documentIdOf('event', String(event))),
        eventId: documentIdOf('event', String(event)),
        email: user.email,
        language: 'nl',
        user: user.id,
        attendees: [{ name, email: user.email, company: null, role: null }],
        checkedInAt: checkedInAt ? dates.instantOfEvent(checkedInAt) : null,
        createdAt: dates.instant(at),
        updatedAt: dates.instant(at),
      },
    })
  }
}

async function seedNewsletter(
  strapi: Core.Strapi,
  user: Parameters<typeof seedAccountData>[1],
  dates: Dates,
) {
  const stored = strapi.db.query('api::newsletter-signup.newsletter-signup')
  if ((await stored.count({ where: { email: user.email } })) > 0) return
  const at = dates.instant(newsletter.at)
  await stored.create({
    data: {
      documentId: documentIdOf('newsletter-signup', user.email),
      email: user.email,
      name: `${user.firstName} ${user.lastName}`,
      lists: newsletter.lists,
      sourceUrl: '/nieuwsbrief',
      consentText: consentTexts.nl,
      consentVersion,
      consentAt: at,
      confirmedAt: at,
      createdAt: at,
      updatedAt: at,
    },
  })
}

async function seedSavedItems(
  strapi: Core.Strapi,
  user: Parameters<typeof seedAccountData>[1],
  dates: Dates,
) {
  const stored = strapi.db.query('api::saved-item.saved-item')
  for (const { kind, number, at, note = null } of savedItems) {
    const documentId = documentIdOf('saved-item', `${user.email}:${kind}:${number}`)
    if ((await stored.count({ where: { documentId } })) > 0) continue
    const savedAt = dates.instant(at)
    await stored.create({
      data: {
        documentId,
        userId: user.id,
        kind,
        number,
        note,
        savedAt,
        createdAt: savedAt,
        updatedAt: savedAt,
      },
    })
  }
}

/** Row of an event that stays: the published one is another after each publication, and gone without one. */
async function draftId(strapi: Core.Strapi, documentId: string): Promise<number> {
  const where = { documentId, locale: 'nl', publishedAt: null }
  const row = await strapi.db.query('api::event.event').findOne({ where, select: ['id'] })
  if (!row) throw new Error(`There is no event ${documentId}`)
  return row.id
}
