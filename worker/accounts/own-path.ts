/**
 * A path of this site that a visitor wants to be led to, or null: an address that anybody may have written must not lead
 * elsewhere.
 * @param text As it came, such as the value of `?naar=`.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > 1000) return null
  // Browsers take a backslash for a slash and drop control characters, so that `/\host` and `/<tab>/host` name another host.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(text)) return null
  const site = 'https://site.invalid'
  if (!URL.canParse(text, site)) return null
  const { origin, pathname, search, hash } = new URL(text, site)
  // A path such as `/.//host` becomes one that names another host.
  if (origin !== site || pathname.startsWith('//')) return null
  return `${pathname}${search}${hash}`
}
