import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import { type CompanyRole, membershipKey, membershipUid } from '../companies/memberships.ts'

/** A membership, as far as the mail of its company's figures goes. */
export interface MailChoice {
  role: CompanyRole
  /** Null for who has not chosen: owners get it, editors don't. */
  figuresMail: boolean | null
}

/** Whether a member gets the figures of each month. */
export function wantsMail({ role, figuresMail }: MailChoice): boolean {
  return figuresMail ?? role === 'owner'
}

/** @param company documentId, one of the account's. */
export async function wantsFiguresMail(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
): Promise<boolean> {
  const key = membershipKey(user, company)
  const row: MailChoice | null = await strapi.db.query(membershipUid).findOne({ where: { key } })
  return row !== null && wantsMail(row)
}

/** @param company documentId, one of the account's. */
export async function chooseFiguresMail(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
  figuresMail: boolean,
): Promise<void> {
  const key = membershipKey(user, company)
  await strapi.db.query(membershipUid).updateMany({ where: { key }, data: { figuresMail } })
}

/** The token of the mails to a member, which ends them. @param membership documentId. */
export function figuresToken(membership: string): string {
  return linkToken('figures-links', membership)
}

/**
 * Ends the mails of a link. Doing it twice is fine, also after the membership has ended.
 * @throws errors.ValidationError for a link that nobody was sent.
 */
export async function endFiguresMail(strapi: Core.Strapi, token: string): Promise<void> {
  const documentId = openLinkToken('figures-links', token)
  if (!documentId) throw new errors.ValidationError('Invalid token')
  await strapi.db.query(membershipUid).updateMany({ where: { documentId }, data: { figuresMail: false } })
}
