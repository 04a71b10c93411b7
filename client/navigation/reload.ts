/** How long a path isn't reloaded a second time, in milliseconds. */
const guardMs = 10_000

const storageKey = 'reload'

/**
 * Claims permission to reload a path: at most once in ten seconds per path, so that a fault that a reload doesn't fix never becomes a loop.
 */
export function claimReload(path: string): boolean {
  try {
    const now = Date.now()
    if (!mayReload(path, sessionStorage.getItem(storageKey), now)) return false
    sessionStorage.setItem(storageKey, JSON.stringify({ path, expires: now + guardMs }))
    return true
  } catch {
    // Without storage nothing would stop a loop.
    return false
  }
}

/**
 * Whether the last reload allows another one.
 * @param noted Record of the last reload, as JSON; null if there was none.
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
