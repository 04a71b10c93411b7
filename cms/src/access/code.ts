import { createHash, randomBytes } from 'node:crypto'

/**
 * A code for a mail, and the hash stored in the database: whoever reads the database can't use it.
 * @returns 43 URL-safe characters; SHA-256 in hexadecimal.
 */
export function newCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url')
  return { code, hash: hashOf(code) }
}

/** @returns The hash as `newCode` stores it. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
