// Run in a document before its own scripts. A machine that has no network but itself calls itself offline; others don't.

/** Lets a page fetch others ahead, on any machine. */
export const online = isOnline(true)

/** Keeps a page from fetching others ahead, on any machine. */
export const offline = isOnline(false)

function isOnline(is: boolean): string {
  return `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => ${is} })\n`
}
