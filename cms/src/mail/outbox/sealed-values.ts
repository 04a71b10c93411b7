import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { MailValue } from '../define-mail.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * The values of a mail, as the database holds them: codes are stored as hashes elsewhere, and whoever reads this table cannot use them either.
 * @param context What they belong to, such as the mail's key: moved to another row they cannot be opened.
 * @returns `v1.` and base64url.
 */
export function seal(values: Record<string, MailValue>, context: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(context))
  const text = Buffer.concat([sealing.update(JSON.stringify(values), 'utf8'), sealing.final()])
  return `v1.${Buffer.concat([iv, text, sealing.getAuthTag()]).toString('base64url')}`
}

/** @throws Error Where they were sealed with another ENCRYPTION_KEY or for another mail. */
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
