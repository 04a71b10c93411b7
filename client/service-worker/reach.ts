declare const self: ServiceWorkerGlobalScope

/** For how long after a failure the site counts as out of reach, in milliseconds: as long as a page takes to ask for its files. */
const failureMs = 30_000

let failedAt = Number.NEGATIVE_INFINITY

/** Notes that the site could not be reached. */
export function noteFailure(): void {
  failedAt = Date.now()
}

/** Notes that it answers. */
export function noteAnswer(): void {
  failedAt = Number.NEGATIVE_INFINITY
}

/** Whether the site is out of reach at this moment, as far as is known. */
export function isOutOfReach(): boolean {
  return !self.navigator.onLine || Date.now() - failedAt < failureMs
}
