const wordsPerMinute = 220
/** Attributes with readable text, in any block of a body. */
const readKeys = new Set(['text', 'title', 'caption', 'source', 'items', 'header', 'rows'])

/**
 * How long an average reader needs.
 * @param body A dynamic zone.
 * @returns Whole minutes, at least 1.
 */
export function readingMinutes(body: unknown): number {
  return Math.max(1, Math.round(countWords(body, false) / wordsPerMinute))
}

/** @param read Whether readers see it. */
function countWords(value: unknown, read: boolean): number {
  if (typeof value === 'string') return read ? (value.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) : 0
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + countWords(item, read), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, inner]) => sum + countWords(inner, readKeys.has(key)), 0)
}
