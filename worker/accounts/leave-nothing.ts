/** Clears this site's cache and storage in the browser after sign-out. */
export function leaveNothing(headers: Headers): void {
  headers.set('clear-site-data', '"cache", "storage"')
}
