/** Has the browser clear what it holds of this site, after sign-out. */
export function clearSiteData(headers: Headers): void {
  headers.set('clear-site-data', '"cache", "storage"')
}
