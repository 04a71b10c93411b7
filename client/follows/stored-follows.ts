import { setState } from '../state/store.ts'
import { followsKey } from './has-follows.ts'

/** What this browser keeps: a stranger's follows, or a copy of an account's. */
export interface StoredFollows {
  /** Number of the account; null for a stranger's. */
  account: number | null
  /** Newest first. */
  topics: string[]
  /** When the account was last asked, in milliseconds since the epoch. */
  at: number
}

/** Null if nothing is kept, or the browser has no storage. */
export function storedFollows(): StoredFollows | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(followsKey) ?? 'null')
    return isStored(value) ? value : null
  } catch {
    return null
  }
}

/** Shows what is followed in every place, and keeps it for the next page. */
export function keepFollows(account: number | null, topics: string[]): void {
  const kept: StoredFollows = { account, topics, at: Date.now() }
  showFollows(topics)
  try {
    localStorage.setItem(followsKey, JSON.stringify(kept))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Shows what is followed in every place. */
export function showFollows(topics: string[]): void {
  setState('follows', topics)
  const { dataset } = document.documentElement
  if (topics.length > 0) dataset.follows = 'on'
  else delete dataset.follows
}

function isStored(value: unknown): value is StoredFollows {
  if (typeof value !== 'object' || value === null) return false
  if (!('account' in value) || !('topics' in value) || !('at' in value)) return false
  const { account, topics, at } = value
  return (
    (account === null || typeof account === 'number') &&
    Array.isArray(topics) &&
    topics.every((topic: unknown) => typeof topic === 'string') &&
    typeof at === 'number'
  )
}
