/**
 * A path of this site to return to, or null: anyone may have written the address, so it must not redirect to another
 * site.
 * @param text As received, such as the value of `?naar=`.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > 1000) return null
  // Browsers treat a backslash as a slash and drop control characters, so `/\host` and `/<tab>/host` name another host.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(text)) return null
  const site = 'https://site.invalid'
  if (!URL.canParse(text, site)) return null
  const { origin, pathname, search, hash } = new URL(text, site)
  // A path such as `/.//host` is resolved to one that names another host.
  if (origin !== site || pathname.startsWith('//')) return null
  return `${pathname}${search}${hash}`
}
