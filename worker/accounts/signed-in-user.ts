import type { SignedInUser } from '../../client/content/signed-in-user.ts'
import type { CurrentUser } from './accounts.ts'

/** The account data that pages show. */
export function signedInUser(user: CurrentUser | null): SignedInUser | null {
  if (!user) return null
  const { id, username, email, firstName, lastName, tier, partner } = user
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    tier,
    partner: partner && { link: partner.link, name: partner.name },
  }
}
