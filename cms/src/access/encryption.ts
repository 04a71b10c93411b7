import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** An encrypted text. */
export interface Encrypted {
  iv: Buffer
  /** With the authentication tag behind it. */
  bytes: Buffer
}

/**
 * Encrypts a text with AES-256-GCM.
 * @param key 32 bytes.
 * @param context Authenticated with it: the text can't be decrypted in any other context, such as another row.
 */
export function encrypt(text: string, key: Buffer, context: string): Encrypted {
  const iv = randomBytes(ivBytes)
  const encrypting = createCipheriv(cipher, key, iv).setAAD(Buffer.from(context))
  const bytes = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return { iv, bytes: Buffer.concat([bytes, encrypting.getAuthTag()]) }
}

/** @throws Error If it was encrypted with another key or in another context, or has been changed. */
export function decrypt({ iv, bytes }: Encrypted, key: Buffer, context: string): string {
  const decrypting = createDecipheriv(cipher, key, iv)
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decrypting.update(bytes.subarray(0, -tagBytes)), decrypting.final()]).toString('utf8')
}

/** @returns Both in one, IV first. */
export function joined({ iv, bytes }: Encrypted): Buffer {
  return Buffer.concat([iv, bytes])
}

/** The opposite of `joined`. */
export function split(bytes: Buffer): Encrypted {
  return { iv: bytes.subarray(0, ivBytes), bytes: bytes.subarray(ivBytes) }
}
