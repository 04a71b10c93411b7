import { createHash, randomBytes } from 'node:crypto'

/**
 * A code that a mail carries, and what is stored of it: whoever reads the database cannot use it.
 * @returns 43 characters that are safe in an address; SHA-256 in hexadecimals.
 */
export function newCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url')
  return { code, hash: hashOf(code) }
}

/** @returns As `newCode` stores it. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
