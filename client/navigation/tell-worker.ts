/** Errors that one page tells of at most: what breaks in a loop breaks the same way. */
let left = 5

/** Tells the operators of an error in this browser; never of the query of an address, in which codes may stand. */
export function tellWorker(cause: unknown): void {
  // Errors of scripts of others come without a cause.
  if (!cause || left-- < 1) return
  const { stack } = Object(cause)
  const message = String(cause)
  navigator.sendBeacon?.('/api/errors', JSON.stringify({ message, stack, path: location.pathname }))
}
