import { hkdfSync } from 'node:crypto'
import { hmacOf, isSameText } from './signing.ts'

/** What the links of mails open without an account; each has a key of its own. */
type LinkPurpose =
  | 'newsletter-links'
  | 'application-links'
  | 'registration-links'
  | 'door-links'
  | 'alert-links'
  | 'subscription-links'
  | 'seat-links'
  | 'payment-links'
  | 'issue-links'
  | 'figures-links'

/**
 * The token of links that work for as long as their record exists. It isn't stored, so that every mail can carry it.
 * @param documentId Of the record that it opens.
 */
export function linkToken(purpose: LinkPurpose, documentId: string): string {
  return `${documentId}.${signatureOf(purpose, documentId)}`
}

/** @returns The documentId that a token was made for; null for a forged one. */
export function openLinkToken(purpose: LinkPurpose, token: string): string | null {
  const [documentId = '', signature = ''] = token.split('.', 2)
  return isSameText(signature, signatureOf(purpose, documentId)) ? documentId : null
}

function signatureOf(purpose: LinkPurpose, documentId: string): string {
  const key = Buffer.from(hkdfSync('sha256', process.env.ENCRYPTION_KEY ?? '', '', purpose, 32))
  return hmacOf(documentId, key).toString('base64url')
}
