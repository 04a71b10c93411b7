import type { Core } from '@strapi/strapi'
import { forgetCheckIns } from './door.ts'
import { endOf, findEvent } from './event.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/**
 * Forgets who came to events that ended before a moment.
 * @returns How many registrations were deleted, or made anonymous.
 */
export async function forgetAttendees(strapi: Core.Strapi, before: Date): Promise<number> {
  const rows: RegistrationRow[] = await strapi.db
    .query(registrationUid)
    .findMany({ where: { createdAt: { $lte: before } } })
  let forgotten = 0
  for (const eventId of new Set(rows.map((row) => row.eventId))) {
    const event = eventId ? await findEvent(strapi, eventId) : null
    if (event && endOf(event) > before) continue
    for (const row of rows.filter((one) => one.eventId === eventId)) {
      if (isForgotten(row)) continue
      await forgetRegistration(strapi, row)
      forgotten += 1
    }
  }
  return forgotten
}

function isForgotten({ email, attendees }: RegistrationRow): boolean {
  return email === null && attendees.every(({ name, email: theirs }) => !name && !theirs)
}

/** Deletes a registration. Of a paid one, which the books need, nothing is left that says who it was. */
export async function forgetRegistration(
  strapi: Core.Strapi,
  { id, documentId, price, attendees }: RegistrationRow,
): Promise<void> {
  const registrations = strapi.db.query(registrationUid)
  await forgetCheckIns(strapi, documentId)
  if (!(Number(price) > 0)) {
    await registrations.delete({ where: { id } })
    return
  }
  await registrations.update({
    where: { id },
    data: {
      ...{ user: null, email: null, question: null, answers: null, ticketCode: null },
      // How many people went is part of the sum; their names aren't.
      attendees: attendees.map(() => ({})),
    },
  })
}
