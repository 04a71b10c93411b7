import type { Core } from '@strapi/strapi'
import { orderTable } from '../orders/tables.ts'
import { vacancyUid } from '../vacancies/vacancy.ts'
import { type MembershipRow, membershipUid, membersOf } from './memberships.ts'
import { noReview, partnerUid } from './profile.ts'

/**
 * Ends all memberships of an account that is deleted, and the companies that nobody is left of before editors ever read them. Of profiles that it
 * wrote, nothing says so any more.
 * @param user Its documentId.
 */
export async function endMemberships(strapi: Core.Strapi, user: string): Promise<void> {
  const memberships = strapi.db.query(membershipUid)
  const where = { key: { $startsWith: `${user}:` } }
  const ended: MembershipRow[] = await memberships.findMany({ where, populate: ['partner'] })
  await memberships.deleteMany({ where })
  for (const { partner } of ended) if (partner) await endAbandoned(strapi, partner.documentId)
  await strapi.db.query(partnerUid).updateMany({ where: { profileBy: user }, data: { profileBy: null } })
}

/**
 * Deletes a company that was never on the site and has no members, with its vacancies: whoever made it has left, so editors have nobody to
 * decide for. One that has ordered something is kept for the invoices, and no longer waits in the queue.
 */
async function endAbandoned(strapi: Core.Strapi, company: string): Promise<void> {
  if (!(await isUnread(strapi, company)) || (await membersOf(strapi, company)).length > 0) return
  const vacancies: { id: number; documentId: string }[] = await strapi.db
    .query(vacancyUid)
    .findMany({ where: { employer: { documentId: company } } })
  if (await hasOrdered(strapi, company)) {
    const waiting = { id: { $in: vacancies.map(({ id }) => id) }, vacancyState: 'submitted' }
    await strapi.db.query(vacancyUid).updateMany({ where: waiting, data: { vacancyState: 'draft' } })
    await strapi.db.query(partnerUid).updateMany({ where: { documentId: company }, data: noReview })
    return
  }
  for (const documentId of new Set(vacancies.map((vacancy) => vacancy.documentId)))
    await strapi.documents(vacancyUid).delete({ documentId, locale: '*' })
  await strapi.documents(partnerUid).delete({ documentId: company, locale: '*' })
}

/** Whether members made it and no editor has ever published it. */
async function isUnread(strapi: Core.Strapi, company: string): Promise<boolean> {
  const rows: { publishedAt: unknown; firstPublishedAt: unknown; profileState: string | null }[] =
    await strapi.db.query(partnerUid).findMany({ where: { documentId: company } })
  return (
    rows.length > 0 &&
    rows.every(({ publishedAt, firstPublishedAt, profileState }) => {
      return publishedAt === null && firstPublishedAt === null && profileState !== null
    })
  )
}

async function hasOrdered(strapi: Core.Strapi, company: string): Promise<boolean> {
  return await strapi.db.transaction(
    async ({ trx }) => (await trx(orderTable).where({ customer: company }).first()) !== undefined,
  )
}
