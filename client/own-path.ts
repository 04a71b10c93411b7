/**
 * The path of an address on this site, or null if browsers would resolve it to another one.
 * @param address A path or an absolute address.
 * @param origin Of the site.
 * @returns Path with query and fragment, normalised.
 */
export function ownPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  // `/.//host` becomes `//host`, which names another host when it is resolved again.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
