import type { Core } from '@strapi/strapi'
import { draftIdOf } from '../src/registrations/event.ts'
import { settlePlaces } from '../src/registrations/fullness.ts'
import { registrationUid } from '../src/registrations/registration.ts'
import { createDates, seedToday } from './dates.ts'
import { documentIdOf } from './document.ts'

/**
 * Registrations for two events of Schakel's own: the first is full with the demo reader's own place, and has a waiting list; the second is
 * nearly full. In order of arrival; each is called after who registered, and brings others.
 */
const events = [
  {
    number: 7006,
    offer: 'Live en opname',
    at: '2026-11-16T12:00:00+01:00',
    confirmed: [
      ['Anouk Bosman', 'Pim Bosman'],
      ['Gerard Tielens'],
      ['Farida El Amrani', 'Jos Kuypers', 'Lieke Hendrix'],
      ['Sven Brouwer', 'Mila Brouwer'],
      ['Henk van der Velde', 'Ria Postma', 'Tom Postma'],
    ],
    waiting: [['Carla Nijssen', 'Bart Nijssen'], ['Yusuf Demir']],
  },
  {
    number: 7007,
    offer: 'Toegang',
    at: '2026-11-18T09:30:00+01:00',
    confirmed: [
      ['Marloes Verbeek', 'Stan Verbeek', 'Ineke Smolders', 'Piet Smolders', 'Rik van Gils'],
      ['Eva Lammers', 'Noud Lammers', 'Kees Aarts', 'Tineke Aarts', 'Joep Aarts', 'Saar Aarts'],
      ['Dirk Roosen', 'Wil Roosen', 'Ans Geraedts'],
      ['Olga Petrova', 'Ruud Petrova', 'Fleur Maas', 'Koen Maas'],
    ],
    waiting: [],
  },
] satisfies { number: number; offer: string; at: string; confirmed: string[][]; waiting: string[][] }[]

const hourMs = 3_600_000

/** Gives two events registrations to look at. Does nothing for those that are there already. */
export async function seedRegistrations(strapi: Core.Strapi): Promise<void> {
  const dates = createDates(seedToday())
  const stored = strapi.db.query(registrationUid)
  for (const { number, offer, at, confirmed, waiting } of events) {
    const eventId = documentIdOf('event', String(number))
    const event = await draftIdOf(strapi, eventId)
    for (const [index, names] of [...confirmed, ...waiting].entries()) {
      const documentId = documentIdOf('registration', `${number}:${index}`)
      if ((await stored.count({ where: { documentId } })) > 0) continue
      const createdAt = new Date(Date.parse(dates.instant(at)) + index * hourMs).toISOString()
      const isConfirmed = index < confirmed.length
      const [first = ''] = names
      const email = `${first.toLowerCase().replaceAll(' ', '.')}@bezoeker.example`
      await stored.create({
        data: {
          ...{ documentId, event, eventId, offer, email, createdAt },
          price: 0,
          attendees: names.map((name, person) => ({
            ...{ name, email: name === first ? email : null },
            ...(isConfirmed && { ticket: `${number}-${String(index + 1).padStart(4, '0')}-${person + 1}` }),
          })),
          state: isConfirmed ? 'confirmed' : 'waiting-list',
          ticketCode: isConfirmed ? `SCH-${number}-${String(index + 1).padStart(4, '0')}` : null,
          language: 'nl',
          submissionKey: `seed-registration-${number}-${index}`,
          updatedAt: createdAt,
        },
      })
    }
    // Nobody watches them yet.
    await settlePlaces(strapi, eventId)
  }
}
