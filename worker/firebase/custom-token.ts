import { SignJWT } from 'jose'
import type { CurrentUser } from '../accounts/accounts.ts'
import type { ServiceAccount } from './service-account.ts'
import { signingKey } from './signing-key.ts'
import { uidOf } from './uid.ts'

/** Google's name for the receiver of custom tokens. */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** It is exchanged immediately; Google would accept it for an hour. */
const lifeSeconds = 300

/**
 * A token with which a browser signs a reader in to Firebase: the site vouches for the reader, without a password.
 * @returns The token, and when it expires in seconds since 1970.
 * @see
 * https://firebase.google.com/docs/auth/admin/create-custom-tokens#create_custom_tokens_using_a_third-party_jwt_library
 */
export async function customToken(
  account: ServiceAccount,
  { id, tier, partner }: Pick<CurrentUser, 'id' | 'tier' | 'partner'>,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + lifeSeconds
  const token = await new SignJWT({ uid: uidOf(id), claims: { tier, partner: partner?.documentId ?? null } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.clientEmail)
    .setSubject(account.clientEmail)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await signingKey(account))
  return { token, expiresAt }
}
