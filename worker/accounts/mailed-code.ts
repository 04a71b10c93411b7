/** Maximum length of a code; ours have 43 characters. */
const longest = 200

/** The code of a mail's link in the query, or null if there is none. */
export function mailedCode(query: URLSearchParams, key: string): string | null {
  const code = query.get(key)
  return code && code.length <= longest ? code : null
}
