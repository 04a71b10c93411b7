import { hkdfSync } from 'node:crypto'
import { hmacOf, isSameText } from '../access/signing.ts'

/**
 * The token of the links with which somebody manages their newsletters without an account. It isn't stored, so that every mail can carry it.
 * @param documentId Of any sign-up of the address.
 */
export function manageToken(documentId: string): string {
  return `${documentId}.${signatureOf(documentId)}`
}

/** @returns The documentId that a token was made for; null for a forged one. */
export function openManageToken(token: string): string | null {
  const [documentId = '', signature = ''] = token.split('.', 2)
  return isSameText(signature, signatureOf(documentId)) ? documentId : null
}

function signatureOf(documentId: string): string {
  const key = Buffer.from(hkdfSync('sha256', process.env.ENCRYPTION_KEY ?? '', '', 'newsletter-links', 32))
  return hmacOf(documentId, key).toString('base64url')
}
