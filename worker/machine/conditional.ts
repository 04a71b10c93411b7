/**
 * Tells whether a reader has the answer already, by the tag or the time that it was given with it.
 * @param asked Headers of the request; `If-None-Match` wins over `If-Modified-Since`.
 * @param headers Of the answer, with `etag` or `last-modified`.
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

/** Tags are compared weakly: compression on the way may have weakened one of them. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
