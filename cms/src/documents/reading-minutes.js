// @ts-check

const { uidOf, writes } = require('./types.js')

const wordsPerMinute = 220
/** Attributes that hold text for readers, in any block of a body. */
const readKeys = new Set(['text', 'title', 'caption', 'source', 'items', 'header', 'rows'])

/**
 * How long an average reader needs.
 * @param {unknown} body A dynamic zone.
 * @returns {number} Whole minutes, at least 1.
 */
function readingMinutes(body) {
  return Math.max(1, Math.round(countWords(body, false) / wordsPerMinute))
}

/**
 * @param {unknown} value
 * @param {boolean} read Whether readers see it.
 * @returns {number}
 */
function countWords(value, read) {
  if (typeof value === 'string') return read ? (value.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) : 0
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + countWords(item, read), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [key, inner]) => sum + countWords(inner, readKeys.has(key)), 0)
}

/**
 * Derives the reading time of an article whenever its body is written.
 * @returns {import('./types.js').DocumentMiddleware}
 */
function deriveReadingMinutes() {
  return async function deriveReadingMinutes(call, next) {
    const data = call.params.data
    if (call.uid === uidOf('content') && writes(call) && data?.body)
      data.readingMinutes = readingMinutes(data.body)
    return next()
  }
}

module.exports = { deriveReadingMinutes, readingMinutes }
