// @ts-check

const { documentIdOf, isPicture, isReference } = require('./document.js')

/** @typedef {import('./document.js').SeedDocument} SeedDocument */

/**
 * Turns references into what the document service takes: ids of documents and of files.
 * @param {SeedDocument[]} documents The whole content.
 * @param {Map<string, number>} fileIds Ids of the media library by file name.
 */
function createReferences(documents, fileIds) {
  const existing = existingIn(documents)

  /** @param {any} value @param {string | null} locale @returns {any} */
  function resolved(value, locale) {
    if (isPicture(value)) return fileIds.get(value.picture)
    if (isReference(value)) return existing(value, locale).map((key) => documentIdOf(value.refs, key))
    if (Array.isArray(value)) return value.map((item) => resolved(item, locale))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, locale)]))
  }

  return {
    /** The data of a document, but for what refers to its own type. @param {SeedDocument} document */
    withoutSiblings({ type, locale, data }) {
      return resolved(
        Object.fromEntries(Object.entries(data).filter(([, value]) => !refersTo(value, type))),
        locale,
      )
    },

    /**
     * The document ids of others of its type that a document names, by attribute, or null.
     * @param {SeedDocument} document
     * @returns {Record<string, string[]> | null}
     */
    siblingsOf({ type, locale, data }) {
      const siblings = Object.entries(data).filter(
        ([, value]) => refersTo(value, type) && value.keys.length > 0,
      )
      return siblings.length > 0 ? resolved(Object.fromEntries(siblings), locale) : null
    },
  }
}

/**
 * @param {SeedDocument[]} documents
 * @returns {(reference: import('./document.js').Reference, locale: string | null) => string[]} The keys of a reference
 *   whose document exists in the language.
 * @throws {Error} Where it exists in no language.
 */
function existingIn(documents) {
  const known = new Set(
    documents.flatMap(({ type, key, locale }) => [`${type} ${key}`, `${type} ${key} ${locale}`]),
  )
  return ({ refs, keys }, locale) => {
    for (const key of keys) if (!known.has(`${refs} ${key}`)) throw new Error(`There is no ${refs} "${key}".`)
    // What has no language itself refers to the Dutch version.
    return keys.filter((key) => known.has(`${refs} ${key} ${locale ?? 'nl'}`))
  }
}

/** @param {unknown} value @param {string} type */
function refersTo(value, type) {
  return isReference(value) && value.refs === type
}

module.exports = { createReferences, existingIn }
