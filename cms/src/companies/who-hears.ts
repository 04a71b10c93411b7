import type { Core } from '@strapi/strapi'
import { membersOf } from './memberships.ts'

/** Who gets a mail. */
interface Recipient {
  to: string
  locale: string | null
}

/**
 * Who hears what became of something that an account handed in for a company: that account while it acts for the company, and the company's
 * owners once it does no longer, or is gone.
 * @param account Its documentId, or null; `company` likewise.
 */
export async function whoHears(
  strapi: Core.Strapi,
  account: string | null,
  company: string,
): Promise<Recipient[]> {
  const members = (await membersOf(strapi, company)).flatMap(({ role, user }) =>
    user && !user.blocked ? [{ role, user }] : [],
  )
  const own = members.filter(({ user }) => user.documentId === account)
  const hearing = own.length > 0 ? own : members.filter(({ role }) => role === 'owner')
  return hearing.map(({ user: { email, language } }) => ({ to: email, locale: language }))
}
