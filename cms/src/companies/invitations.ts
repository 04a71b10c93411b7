import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { hashOf } from '../access/code.ts'
import { refusal } from '../access/refusal.ts'
import { countMail } from '../mail/asked-mails.ts'
import { type CompanyRole, membersOf } from './memberships.ts'
import { publishedCompany } from './profile.ts'

const uid = 'api::invitation.invitation'

/** Invitations of one company that nobody has answered yet, at most. */
const mostOpen = 50

/** An invitation as owners of its company see it. */
export interface ShownInvitation {
  documentId: string
  email: string
  role: CompanyRole
  /** ISO 8601. */
  expiresAt: string
}

/** Whom an owner invites. */
interface Guest {
  email: string
  role: CompanyRole
  language: string
}

/** The invitations of a company that can still be accepted, newest first. @param company Its documentId. */
export async function openInvitations(strapi: Core.Strapi, company: string): Promise<ShownInvitation[]> {
  const rows: ShownInvitation[] = await strapi.db.query(uid).findMany({
    where: {
      partner: { documentId: company },
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { $gt: new Date() },
    },
    orderBy: { id: 'desc' },
  })
  return rows.map(({ documentId, email, role, expiresAt }) => ({ documentId, email, role, expiresAt }))
}

/**
 * Invites somebody by mail, whether they have an account or not. It takes the place of an earlier invitation of the same address.
 * @throws errors.ApplicationError for who is a member already, and where too many have been sent.
 */
export async function invite(
  strapi: Core.Strapi,
  { company, by }: { company: string; by: { documentId: string } },
  { email, role, language }: Guest,
): Promise<void> {
  // Whoever makes a company is its owner: before an editor has read it, it sends nobody mail.
  if (!(await publishedCompany(strapi, company))) throw refusal('company-unpublished')
  const members = await membersOf(strapi, company)
  if (members.some(({ user }) => user?.email === email)) throw refusal('member-already', 'email')
  await strapi.db.transaction(async ({ trx }) => {
    const open = await openInvitations(strapi, company)
    for (const earlier of open.filter((one) => one.email === email)) await revoke(strapi, company, earlier)
    const mailbox = hashOf(email)
    if (open.length >= mostOpen || !(await countMail(trx, { mailbox, reason: 'invitation' })))
      throw refusal('invited-often', 'email')
    // The mail is queued with it.
    await strapi
      .documents(uid)
      .create({ data: { email, role, language, partner: company, invitedBy: by.documentId } as object })
  })
}

/** Takes an invitation back. @throws errors.NotFoundError for one of another company, and one that was answered. */
export async function revoke(
  strapi: Core.Strapi,
  company: string,
  { documentId }: { documentId: string },
): Promise<void> {
  const open = await openInvitations(strapi, company)
  if (!open.some((one) => one.documentId === documentId)) throw new errors.NotFoundError()
  await strapi.db
    .query(uid)
    .updateMany({ where: { documentId, acceptedAt: null }, data: { revokedAt: new Date() } })
}
