import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** The client's address from Cloudflare. Other headers don't count: anyone can write those. */
export function clientAddress(c: Context<AppEnv>): string | null {
  return c.req.header('cf-connecting-ip') || null
}

/** Identifies a client for limits: its address, of which one household or machine has a whole IPv6 /64. */
export function clientKey(c: Context<AppEnv>): string {
  return addressKey(clientAddress(c))
}

/** The key of an address. */
export function addressKey(address: string | null): string {
  if (!address?.includes(':')) return address ?? 'unknown'
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = before.split(':').filter(Boolean)
  if (after !== undefined) {
    const tail = after.split(':').filter(Boolean)
    while (groups.length + tail.length < 8) groups.push('0')
    groups.push(...tail)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
