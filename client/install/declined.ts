const storageKey = 'install-declined'

/** How long a reader who said no is left alone, in milliseconds: 30 days. */
const restMs = 30 * 86_400_000

/** Whether the reader said no, not long ago. Where nothing can be remembered it counts as a no: nobody is asked on every page. */
export function isDeclined(now = Date.now()): boolean {
  try {
    const at = Number(localStorage.getItem(storageKey) ?? 0)
    return now - at < restMs
  } catch {
    return true
  }
}

/** Remembers that the reader said no. */
export function decline(now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, String(now))
  } catch {
    // Then nothing is offered by itself either.
  }
}
