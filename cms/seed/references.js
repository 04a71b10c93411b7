// @ts-check

const { documentIdOf, isDownload, isPicture, isReference } = require('./document.js')

/** @typedef {import('./document.js').SeedDocument} SeedDocument */
/** @typedef {import('./document.js').Reference} Reference */

/**
 * Turns references into what the document service takes: ids of documents and of files.
 * @param {SeedDocument[]} documents The whole content.
 * @param {Map<string, number>} fileIds Ids of the media library by file name.
 */
function createReferences(documents, fileIds) {
  const existing = existingIn(documents)

  /** @param {unknown} value @param {string | null} locale @returns {unknown} */
  function resolved(value, locale) {
    if (isPicture(value)) return fileIds.get(value.picture)
    if (isDownload(value)) return fileIds.get(value.download)
    if (isReference(value)) return idsOf(value, locale)
    if (Array.isArray(value)) return value.map((item) => resolved(item, locale))
    if (typeof value !== 'object' || value === null) return value
    return resolvedFields(value, locale)
  }

  /** @param {object} fields @param {string | null} locale @returns {Record<string, unknown>} */
  function resolvedFields(fields, locale) {
    return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, resolved(inner, locale)]))
  }

  /** @param {Reference} reference @param {string | null} locale */
  function idsOf(reference, locale) {
    return existing(reference, locale).map((key) => documentIdOf(reference.refs, key))
  }

  return {
    /** The data of a document, but for what refers to its own type. @param {SeedDocument} document */
    withoutSiblings({ type, locale, data }) {
      return resolvedFields(
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
      /** @type {Record<string, string[]>} */
      const siblings = {}
      for (const [name, value] of Object.entries(data))
        if (refersTo(value, type) && value.keys.length > 0) siblings[name] = idsOf(value, locale)
      return Object.keys(siblings).length > 0 ? siblings : null
    },
  }
}

/**
 * @param {SeedDocument[]} documents
 * @returns {(reference: Reference, locale: string | null) => string[]} The keys of a reference
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

/** @param {unknown} value @param {string} type @returns {value is Reference} */
function refersTo(value, type) {
  return isReference(value) && value.refs === type
}

module.exports = { createReferences, existingIn }
