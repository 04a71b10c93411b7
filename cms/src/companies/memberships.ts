import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { textsOf } from '../account/published-texts.ts'

export const membershipUid = 'api::membership.membership'
const userUid = 'plugin::users-permissions.user'
const partnerUid = 'api::partner.partner'

/** What a member may do for a company: editors act in its name, owners also manage its members. */
export type CompanyRole = 'owner' | 'editor'

/** A company that an account acts for. */
export interface OwnCompany {
  documentId: string
  link: string
  name: string
  role: CompanyRole
}

/** A member as stored, with the account and the company. */
export interface MembershipRow {
  documentId: string
  role: CompanyRole
  user: {
    id: number
    documentId: string
    firstName: string | null
    lastName: string | null
    email: string
    language: string | null
    blocked: boolean | null
  } | null
  partner: { documentId: string; link: string; name: string } | null
}

/** The unique key of an account in a company. @param company Its documentId. */
export function membershipKey(user: { documentId: string }, company: string): string {
  return `${user.documentId}:${company}`
}

/** The companies that an account acts for, by name. */
export async function companiesOf(strapi: Core.Strapi, userId: number): Promise<OwnCompany[]> {
  const rows: MembershipRow[] = await strapi.db
    .query(membershipUid)
    .findMany({ where: { user: userId }, populate: ['partner'] })
  const ids = rows.map(({ partner }) => partner?.documentId)
  const texts = await textsOf(strapi, partnerUid, ids, 'nl', ['link', 'name'])
  return rows
    .flatMap(({ partner, role }) => {
      if (!partner) return []
      const { documentId } = partner
      const { link, name } = texts.get(documentId) ?? partner
      return [{ documentId, link, name, role }]
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

/** The members of a company, by their row. */
export function membersOf(strapi: Core.Strapi, company: string): Promise<MembershipRow[]> {
  return strapi.db
    .query(membershipUid)
    .findMany({ where: { key: { $endsWith: `:${company}` } }, populate: ['user', 'partner'] })
}

/**
 * Refuses whoever has none of the roles in a company. Every call about something of a company begins with it.
 * @param company Its documentId.
 * @throws errors.ForbiddenError The same for companies that don't exist.
 */
export async function requireRole(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
  roles: readonly CompanyRole[],
): Promise<void> {
  const row: MembershipRow | null = await strapi.db
    .query(membershipUid)
    .findOne({ where: { key: membershipKey(user, company) } })
  if (!row || !roles.includes(row.role)) throw new errors.ForbiddenError()
}

/**
 * Makes an account a member, and lets it act for the company. Who is a member already gets the higher of both roles.
 * @param company documentId.
 */
export async function join(
  strapi: Core.Strapi,
  user: { id: number; documentId: string },
  company: string,
  role: CompanyRole,
): Promise<void> {
  const known: MembershipRow | null = await strapi.db
    .query(membershipUid)
    .findOne({ where: { key: membershipKey(user, company) } })
  if (!known)
    await strapi
      .documents(membershipUid)
      .create({ data: { user: user.documentId, partner: company, role } as object })
  else if (role === 'owner')
    await strapi.documents(membershipUid).update({ documentId: known.documentId, data: { role } as object })
  await actFor(strapi, user.id, company)
}

/** Remembers the company that an account acts for. @param company Its documentId, one of the account's. */
export async function actFor(strapi: Core.Strapi, userId: number, company: string): Promise<void> {
  await strapi.plugin('users-permissions').service('user').edit(userId, { partner: company })
}

/** The company that an account acts for: the chosen one, or else the first. */
export async function actingFor(
  strapi: Core.Strapi,
  userId: number,
  companies: readonly OwnCompany[],
): Promise<OwnCompany | null> {
  const user = await strapi.db.query(userUid).findOne({ where: { id: userId }, populate: ['partner'] })
  const chosen = companies.find(({ documentId }) => documentId === user?.partner?.documentId)
  return chosen ?? companies[0] ?? null
}
