import type { Core } from '@strapi/strapi'
import { type CompanyRole, membershipKey, membershipUid } from './memberships.ts'

const userUid = 'plugin::users-permissions.user'

/**
 * Gives accounts that had one company, from before memberships, their membership: with the role of the invitation that they accepted.
 * Where editors linked them by hand, they are owners. Once: whoever loses a membership later doesn't get it back.
 */
export async function migrateMemberships(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'memberships' })
  if (await store.get({ key: 'migrated' })) return
  const users = await strapi.db
    .query(userUid)
    .findMany({ where: { partner: { id: { $notNull: true } } }, populate: ['partner'] })
  for (const { documentId, email, partner } of users) {
    const key = membershipKey({ documentId }, partner.documentId)
    if ((await strapi.db.query(membershipUid).count({ where: { key } })) > 0) continue
    const role = await acceptedRole(strapi, email, partner.documentId)
    await strapi
      .documents(membershipUid)
      .create({ data: { user: documentId, partner: partner.documentId, role } as object })
  }
  await store.set({ key: 'migrated', value: true })
}

async function acceptedRole(strapi: Core.Strapi, email: string, company: string): Promise<CompanyRole> {
  const accepted = await strapi.db.query('api::invitation.invitation').findMany({
    where: { email, acceptedAt: { $notNull: true } },
    orderBy: { acceptedAt: 'desc' },
    populate: ['partner'],
  })
  return accepted.find(({ partner }) => partner?.documentId === company)?.role ?? 'owner'
}
