/** For how long a path that was loaded afresh is not loaded afresh again, in milliseconds. */
const guardMs = 10_000

const storageKey = 'reload'

/**
 * Asks leave to load a path afresh, and notes that it was given: at most once in ten seconds for each path,
 * so that a fault that a fresh load does not cure never becomes a loop.
 */
export function claimReload(path: string): boolean {
  try {
    const now = Date.now()
    if (!mayReload(path, sessionStorage.getItem(storageKey), now)) return false
    sessionStorage.setItem(storageKey, JSON.stringify({ path, expires: now + guardMs }))
    return true
  } catch {
    // Without a memory that outlives the page nothing would stop a loop.
    return false
  }
}

/**
 * Whether the last fresh load allows another one.
 * @param noted What the last one noted, as JSON; null when there was none.
 * @param now Milliseconds since the epoch.
 */
export function mayReload(path: string, noted: string | null, now: number): boolean {
  const last = parse(noted)
  return !last || last.path !== path || last.expires <= now
}

function parse(noted: string | null): { path: unknown; expires: number } | null {
  try {
    const value: unknown = JSON.parse(noted ?? 'null')
    if (typeof value !== 'object' || value === null || !('path' in value) || !('expires' in value))
      return null
    return typeof value.expires === 'number' ? { path: value.path, expires: value.expires } : null
  } catch {
    return null
  }
}
