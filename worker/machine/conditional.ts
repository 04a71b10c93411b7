/**
 * Whether the client has the response already, by its entity tag or date.
 * @param asked Request headers; `If-None-Match` takes precedence over `If-Modified-Since`.
 * @param headers Response headers, with `etag` or `last-modified`.
 */
export function isUnchanged(asked: Headers, headers: Headers): boolean {
  const tags = asked.get('if-none-match')
  const tag = headers.get('etag')
  if (tags !== null) {
    if (!tag) return false
    return tags.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag))
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  const changed = Date.parse(headers.get('last-modified') ?? '')
  return changed <= since
}

/** Weak comparison: compression on the way may have weakened one of the tags. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
