/** Characters of such a code at most; those that are sent have 43. */
const longest = 200

/** The code that the link of a mail carries in the query, or null where there is none. */
export function mailedCode(query: URLSearchParams, key: string): string | null {
  const code = query.get(key)
  return code && code.length <= longest ? code : null
}
