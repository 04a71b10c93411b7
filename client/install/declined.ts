const storageKey = 'install-declined'

/** How long a reader who refused isn't asked again, in milliseconds: 30 days. */
const pauseMs = 30 * 86_400_000

/** Whether the reader refused recently. Also true without storage, so that nobody is asked on every page. */
export function isDeclined(now = Date.now()): boolean {
  try {
    const at = Number(localStorage.getItem(storageKey) ?? 0)
    return now - at < pauseMs
  } catch {
    return true
  }
}

/** Remembers a refusal. */
export function decline(now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, String(now))
  } catch {
    // Without storage nothing is offered unasked anyway.
  }
}
