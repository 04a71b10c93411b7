/** What a query chooses on a page. */
interface AskedChoice<Choice extends string> {
  choice: Choice | null
  /** The key, if it asks for something that the page doesn't offer. */
  unknownChoice?: string
}

/** The choice that a query names by a key, if the page offers it; a link names one. */
export function askedChoice<Choice extends string>(
  query: URLSearchParams,
  key: string,
  offered: readonly Choice[],
): AskedChoice<Choice> {
  const asked = query.getAll(key)
  if (asked.length === 0) return { choice: null }
  const choice = asked.length === 1 ? offered.find((name) => name === asked[0]) : undefined
  return choice === undefined ? { choice: null, unknownChoice: key } : { choice }
}
