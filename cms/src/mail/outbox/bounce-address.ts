import { hmacOf, isSameText } from '../../access/signing.ts'

/** Length of the signature: hard to guess, and short enough for a local part of 64 characters. */
const digits = 20

/** Envelope sender that identifies the mail if it bounces (VERP); signed, so it can't be forged. */
export function bounceAddress({ domain, secret }: { domain: string; secret: string }, id: number): string {
  return `b+${id}.${signature(secret, id)}@${domain}`
}

/** @returns The id of the mail, or null if the address isn't one of ours. */
export function bouncedId(secret: string, address: string): number | null {
  const [, id = '', given = ''] = /^b\+(\d{1,15})\.([0-9a-f]{20})@/i.exec(address) ?? []
  if (!id) return null
  return isSameText(given.toLowerCase(), signature(secret, Number(id))) ? Number(id) : null
}

/** Hexadecimal, because mail servers may lower-case addresses. */
function signature(secret: string, id: number) {
  return hmacOf(`bounce:${id}`, secret).toString('hex').slice(0, digits)
}
