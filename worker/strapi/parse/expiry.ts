import * as v from 'valibot'
import { instant } from './values.ts'

const Entry = v.object({ expiresAt: v.nullish(instant) })

/** When readers stop seeing an entry, in milliseconds since 1970; infinite if it doesn't expire. @throws ValiError */
export function expiryFrom(entry: unknown): number {
  const { expiresAt } = v.parse(Entry, entry)
  return expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY
}
