import * as v from 'valibot'
import { instant } from './values.ts'

/** What readers may see until a moment. */
export interface Expiring<Value> {
  value: Value
  /** ISO 8601 instant from which it is gone; null is never. */
  expiresAt: string | null
}

const Entry = v.object({ expiresAt: v.nullish(instant) })

/** Reads an entry together with its expiry: what was read may be kept for longer than it may be shown. */
export function expiringFrom<Value>(parse: (entry: unknown) => Value): (entry: unknown) => Expiring<Value> {
  return (entry) => ({ value: parse(entry), expiresAt: v.parse(Entry, entry).expiresAt ?? null })
}

/** What has not expired at a moment. @param now Milliseconds since 1970. */
export function current<Value>(entries: readonly Expiring<Value>[], now: number): Value[] {
  return entries.flatMap(({ value, expiresAt }) => (expiresAt && Date.parse(expiresAt) <= now ? [] : [value]))
}
