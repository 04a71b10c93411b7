import type { Visit } from './session-service.ts'

const storageKey = 'visit'

/** The last sign of life of this browser's visit; null without one, or where nothing may be stored. */
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

/** Notes a sign of life; where nothing may be stored, each page is a visit of its own. */
export function writeVisit(visit: Visit): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(visit))
  } catch {
    // Storage is blocked or full.
  }
}
