import * as v from 'valibot'
import { instant } from './values.ts'

const Entry = v.object({ expiresAt: v.nullish(instant) })

/** The moment, in milliseconds since 1970, from which readers do not see an entry any more; infinite without one. @throws ValiError */
export function expiryFrom(entry: unknown): number {
  const { expiresAt } = v.parse(Entry, entry)
  return expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY
}
