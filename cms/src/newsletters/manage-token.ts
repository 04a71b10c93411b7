import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

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
  const expected = Buffer.from(signatureOf(documentId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? documentId : null
}

function signatureOf(documentId: string): string {
  const key = Buffer.from(hkdfSync('sha256', process.env.ENCRYPTION_KEY ?? '', '', 'newsletter-links', 32))
  return createHmac('sha256', key).update(documentId).digest('base64url')
}
