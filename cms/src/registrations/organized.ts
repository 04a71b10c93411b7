import type { Core } from '@strapi/strapi'
import { companiesOf } from '../companies/memberships.ts'
import { doorToken } from './door.ts'
import { type EventRow, endOf, eventUid } from './event.ts'

/** Events ahead that companies of an account organise, with the code of the page that shows who comes; soonest first. */
export async function organizedBy(strapi: Core.Strapi, userId: number): Promise<object[]> {
  const companies = (await companiesOf(strapi, userId)).map(({ documentId }) => documentId)
  if (companies.length === 0) return []
  const rows: EventRow[] = await strapi.db.query(eventUid).findMany({
    where: {
      locale: 'nl',
      publishedAt: { $notNull: true },
      organizer: { documentId: { $in: companies } },
      registration: { mode: 'own' },
    },
    orderBy: { startsAt: 'asc' },
  })
  const now = new Date()
  return rows
    .filter((event) => endOf(event) > now)
    .map(({ documentId, title, startsAt }) => ({ title, startsAt, door: doorToken(documentId) }))
}
