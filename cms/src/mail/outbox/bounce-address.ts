import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of the signature: enough that nobody guesses one, few enough for the 64 characters before an `@`. */
const digits = 20

/** Where a mail comes back to that cannot be delivered (VERP): the address says which one it was, and nobody else can write it. */
export function bounceAddress({ domain, secret }: { domain: string; secret: string }, id: number): string {
  return `b+${id}.${signature(secret, id)}@${domain}`
}

/** @returns The mail's id, or null where the address is none of ours. */
export function bouncedId(secret: string, address: string): number | null {
  const [, id = '', given = ''] = /^b\+(\d{1,15})\.([0-9a-f]{20})@/i.exec(address) ?? []
  if (!id) return null
  const wanted = Buffer.from(signature(secret, Number(id)))
  return timingSafeEqual(wanted, Buffer.from(given.toLowerCase())) ? Number(id) : null
}

/** In hexadecimals: mail servers may write an address in small letters. */
function signature(secret: string, id: number) {
  return createHmac('sha256', secret).update(`bounce:${id}`).digest('hex').slice(0, digits)
}
