import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { MailValue } from '../define-mail.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts the values of a mail for the database. Other tables only store hashes of codes, so this one must not leak them.
 * @param context Authenticated context, such as the mail's key: values moved to another row can't be decrypted.
 * @returns `v1.` and base64url.
 */
export function seal(values: Record<string, MailValue>, context: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(context))
  const text = Buffer.concat([sealing.update(JSON.stringify(values), 'utf8'), sealing.final()])
  return `v1.${Buffer.concat([iv, text, sealing.getAuthTag()]).toString('base64url')}`
}

/** @throws Error If they were encrypted with another ENCRYPTION_KEY or for another mail. */
export function unseal(sealed: string, context: string): Record<string, MailValue> {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url')
  const opening = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes))
  const text = Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()])
  return JSON.parse(text.toString('utf8'))
}

function key() {
  return Buffer.from(hkdfSync('sha256', process.env.ENCRYPTION_KEY ?? '', '', 'mail-outbox', 32))
}
