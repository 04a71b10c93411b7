import { linkToken, openLinkToken } from '../access/link-token.ts'

/**
 * The token of the links with which somebody manages their newsletters without an account.
 * @param documentId Of any sign-up of the address.
 */
export function manageToken(documentId: string): string {
  return linkToken('newsletter-links', documentId)
}

/** @returns The documentId that a token was made for; null for a forged one. */
export function openManageToken(token: string): string | null {
  // That of an edition also names the edition.
  return openLinkToken('newsletter-links', token)?.split('_')[0] ?? null
}
