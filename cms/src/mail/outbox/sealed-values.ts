import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt, joined, split } from '../../access/encryption.ts'
import type { MailValue } from '../define-mail.ts'

/**
 * Encrypts the values of a mail for the database. Other tables only store hashes of codes, so this one must not leak them.
 * @param context Authenticated context, such as the mail's key: values moved to another row can't be decrypted.
 * @returns `v1.` and base64url.
 */
export function seal(values: Record<string, MailValue>, context: string): string {
  return `v1.${joined(encrypt(JSON.stringify(values), key(), context)).toString('base64url')}`
}

/** @throws Error If they were encrypted with another ENCRYPTION_KEY or for another mail. */
export function unseal(sealed: string, context: string): Record<string, MailValue> {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url')
  return JSON.parse(decrypt(split(bytes), key(), context))
}

/** The key that was derived last: an edition needs it twice for each of its recipients. */
let derived: { from: string; key: Buffer } | null = null

function key() {
  const { ENCRYPTION_KEY: from = '' } = process.env
  if (derived?.from !== from)
    derived = { from, key: Buffer.from(hkdfSync('sha256', from, '', 'mail-outbox', 32)) }
  return derived.key
}
