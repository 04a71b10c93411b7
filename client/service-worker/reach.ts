declare const self: ServiceWorkerGlobalScope

/** How long after a failure the site counts as out of reach, in milliseconds: long enough for a page to request its files. */
const failureMs = 30_000

let failedAt = Number.NEGATIVE_INFINITY

/** Records that the site could not be reached. */
export function noteFailure(): void {
  failedAt = Date.now()
}

/** Records that the site answered. */
export function noteAnswer(): void {
  failedAt = Number.NEGATIVE_INFINITY
}

/** Whether the site is out of reach right now, as far as we know. */
export function isOutOfReach(): boolean {
  return !self.navigator.onLine || Date.now() - failedAt < failureMs
}
