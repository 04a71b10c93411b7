import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { checkInTable } from './check-in-table.ts'
import { type Attendee, type RegistrationRow, registrationUid } from './registration.ts'

/** Places that others have registered for an address, for its export. */
export async function guestPlaces(
  strapi: Core.Strapi,
  email: string,
): Promise<(Attendee & { eventId: string | null })[]> {
  const rows = await registrationsWith(strapi, email)
  const others = rows.filter((row) => row.email !== email)
  return others.flatMap(({ eventId, attendees }) =>
    attendees.filter((attendee) => isOf(attendee, email)).map((attendee) => ({ eventId, ...attendee })),
  )
}

/** Takes the name and the address of somebody out of what others have registered. The place stays, with its ticket: it is whoever's who registered. */
export async function forgetGuest(strapi: Core.Strapi, email: string): Promise<void> {
  for (const { id, attendees } of await registrationsWith(strapi, email)) {
    const left = attendees.map((attendee) =>
      isOf(attendee, email) ? { ...attendee, name: null, email: null } : attendee,
    )
    await strapi.db.query(registrationUid).update({ where: { id }, data: { attendees: left } })
  }
}

/** Takes a name away from whom it let in. The door knows who is at it by what they call themselves, and by nothing else. */
export async function forgetDoorkeeper(rows: Knex, name: string): Promise<void> {
  if (name === '') return
  await rows(checkInTable).whereRaw('lower(by_name) = ?', name.toLowerCase()).update({ by_name: '' })
}

async function registrationsWith(strapi: Core.Strapi, email: string): Promise<RegistrationRow[]> {
  const { tableName } = strapi.db.metadata.get(registrationUid)
  const likely: { id: number }[] = await strapi.db.transaction(({ trx }) =>
    trx(tableName)
      .whereRaw(`lower(cast(attendees as text)) like ? escape '!'`, `%"${email.replace(/[!%_]/g, '!$&')}"%`)
      .select('id'),
  )
  const rows: RegistrationRow[] = await strapi.db
    .query(registrationUid)
    .findMany({ where: { id: { $in: likely.map(({ id }) => id) } }, orderBy: { id: 'asc' } })
  return rows.filter(({ attendees }) => attendees.some((attendee) => isOf(attendee, email)))
}

function isOf(attendee: Attendee, email: string): boolean {
  return attendee.email?.toLowerCase() === email
}
