/** Maximum number of errors reported per page: an error in a loop is the same every time. */
let left = 5

/** Reports an error in this browser to the operators; without the query of an address, which may contain codes. */
export function reportError(cause: unknown): void {
  // Errors from third-party scripts have no cause.
  if (!cause || left-- < 1) return
  const { stack } = Object(cause)
  const message = String(cause)
  navigator.sendBeacon?.('/api/errors', JSON.stringify({ message, stack, path: location.pathname }))
}
