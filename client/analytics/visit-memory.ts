import type { Visit } from './session-service.ts'

const storageKey = 'visit'

/** The last activity of this browser's visit; null if there is none or storage is blocked. */
export function readVisit(): Visit | null {
  try {
    const visit: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof visit !== 'object' || visit === null || !('seenAt' in visit)) return null
    if (typeof visit.seenAt !== 'number') return null
    return { seenAt: visit.seenAt, isStopped: 'isStopped' in visit && visit.isStopped === true }
  } catch {
    return null
  }
}

/** Stores the last activity. Without storage, every page is a separate visit. */
export function writeVisit(visit: Visit): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(visit))
  } catch {
    // Storage is blocked or full.
  }
}

/** Forgets it, for readers who don't want to be counted. */
export function forgetVisit(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so nothing is in it.
  }
}
