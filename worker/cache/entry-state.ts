import type { ChangeLog } from '../changes/change-log.ts'
import type { Entry } from './entry.ts'
import { type Policy, policies } from './policies.ts'

/** What may be done with an entry. */
export type EntryState =
  /** Answers as it is. */
  | 'fresh'
  /** Answers at once, and is made anew behind the reader's back. */
  | 'stale'
  /** Is made anew before it answers; it stands in where that fails. */
  | 'expired'
  /** Shows what was taken away: it never answers again. */
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

/** Whether an answer says that there is nothing, or nothing any more. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 410
}
