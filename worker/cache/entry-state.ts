import type { ChangeLog } from '../changes/change-log.ts'
import type { Entry } from './entry.ts'
import { type Policy, policies } from './policies.ts'

/** How an entry may be used. */
export type EntryState =
  /** Used as is. */
  | 'fresh'
  /** Used immediately, and revalidated after the response. */
  | 'stale'
  /** Revalidated before the response; used if that fails. */
  | 'expired'
  /** Shows content that was removed: never used again. */
  | 'gone'

/** @param now Milliseconds since 1970. */
export function stateOf(entry: Entry, policy: Policy, log: ChangeLog, now: number): EntryState {
  const { fresh, stale, grace } = policyOf(entry, policy, log)
  const touch = log.touchedSince(entry.keys, entry.seq)
  if (touch?.gone) return 'gone'
  if (touch) return now - touch.at < grace * 1000 ? 'stale' : 'expired'
  const age = (now - entry.storedAt) / 1000
  if (age < fresh) return 'fresh'
  return age < fresh + stale ? 'stale' : 'expired'
}

function policyOf(entry: Entry, policy: Policy, log: ChangeLog): Policy {
  if (isMissing(entry.status)) return policies.missing
  if (entry.isTransient) return policies.transient
  return log.isKnown ? policy : policies.unknown
}

/** Whether a status means that there is nothing, or nothing any more. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 410
}
