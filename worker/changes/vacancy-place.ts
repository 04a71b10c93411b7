import { canonicalJson } from './canonical-json.ts'

/** What no list of vacancies is sorted or narrowed by, except a search for words. */
const words = new Set([
  ...['title', 'slug', 'description', 'seo', 'contact', 'benefits', 'reference', 'localizations'],
  ...['applyMethod', 'applyUrl', 'applyEmail', 'legacyPaths', 'createdAt', 'updatedAt', 'publishedAt'],
])

/**
 * Whether two entries of a vacancy, as the backend gives them, stand at the same place of every list.
 * @param before Null if there was none.
 */
export function isInPlace(before: string | null, after: string): boolean {
  return before !== null && placeIn(before) === placeIn(after)
}

function placeIn(entry: string): string {
  const { employer, ...fields }: Record<string, unknown> = JSON.parse(entry)
  const placing = Object.entries(fields).filter(([name]) => !words.has(name))
  return canonicalJson(JSON.stringify({ ...Object.fromEntries(placing), employer: linkOf(employer) }))
}

/** The company has a page of its own; lists of vacancies are narrowed by its link. */
function linkOf(employer: unknown): unknown {
  return typeof employer === 'object' && employer !== null && 'link' in employer ? employer.link : null
}
