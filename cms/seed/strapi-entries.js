// @ts-check

const { isDownload, isPicture, isReference, ref } = require('./document.js')
const { downloadOf } = require('./downloads.js')
const { mediaOf } = require('./media.js')
const { populate } = require('./populate.js')
const { readContent } = require('./read-content.js')
const { existingIn } = require('./references.js')
const { componentSchemaOf, schemaOf } = require('./schemas.js')

/** @typedef {import('./document.js').SeedDocument} SeedDocument */
/** @typedef {import('./schemas.js').Attribute} Attribute */
/** @typedef {import('./populate.js').Populate} Populate */
/** @typedef {{ fields?: string[], populate?: Record<string, Populate>, on?: Record<string, Populate> }} Wanted */

/**
 * The sample content as the REST API will answer with it, populated as `populate.js` says, without row ids. The site's
 * replica can be filled with it before a server is there; `check.js` holds it against a running one.
 * @param {Parameters<typeof readContent>[0]} [options] As for `readContent`.
 * @returns {Promise<{ type: string, entry: Record<string, unknown> }[]>}
 */
async function publishedEntries(options) {
  const { documents, pictures, downloads } = await readContent(options)
  const media = new Map(pictures.map((picture) => [picture.name, mediaOf(picture)]))
  const files = new Map(downloads.map((download) => [download.name, downloadOf(download)]))
  const answer = createAnswers(documents, media, files)
  return documents.map((document) => ({ type: document.type, entry: answer(document) }))
}

/**
 * @param {SeedDocument[]} documents
 * @param {Map<string, ReturnType<typeof mediaOf>>} media
 * @param {Map<string, ReturnType<typeof downloadOf>>} files
 */
function createAnswers(documents, media, files) {
  const existing = existingIn(documents)
  const byKey = new Map(
    documents.map((document) => [`${document.type} ${document.key} ${document.locale}`, document]),
  )

  /** @param {SeedDocument} document */
  function answer(document) {
    const { type, documentId, locale, at, data } = document
    const schema = schemaOf(type)
    const wanted = { populate: populate[type] ?? {} }
    const dates = { createdAt: at, updatedAt: at, publishedAt: at }
    const entry = { documentId, ...attributesOf(schema.attributes, data, locale, wanted), ...dates }
    return schema.pluginOptions?.i18n?.localized
      ? { ...entry, locale, localizations: localizationsOf(document) }
      : entry
  }

  /** @param {SeedDocument} document */
  function localizationsOf({ type, key, locale }) {
    const fields = objectOf(populate[type]?.localizations)?.fields ?? []
    return documents
      .filter((other) => other.type === type && other.key === key && other.locale !== locale)
      .map((other) => ({
        documentId: other.documentId,
        ...Object.fromEntries(
          fields.map((field) => [field, field === 'locale' ? other.locale : other.data[field]]),
        ),
      }))
  }

  /**
   * @param {Record<string, Attribute>} attributes
   * @param {Record<string, unknown>} data
   * @param {string | null} locale
   * @param {Wanted} wanted
   * @returns {Record<string, unknown>}
   */
  function attributesOf(attributes, data, locale, wanted) {
    /** @type {Record<string, unknown>} */
    const entry = {}
    for (const [name, attribute] of Object.entries(attributes)) {
      if (attribute.private) continue
      if (isPopulated(attribute)) {
        const inner = wanted.populate?.[name]
        if (inner) entry[name] = populated(attribute, data[name], locale, objectOf(inner) ?? {})
      } else if (!wanted.fields || wanted.fields.includes(name)) {
        entry[name] = data[name] ?? attribute.default ?? null
      }
    }
    return entry
  }

  /**
   * @param {import('./schemas.js').PopulatedAttribute} attribute
   * @param {unknown} value
   * @param {string | null} locale
   * @param {Wanted} wanted
   * @returns {unknown}
   */
  function populated(attribute, value, locale, wanted) {
    switch (attribute.type) {
      case 'media':
        if (attribute.multiple) return listOf(value).map(mediaAt)
        return value ? (mediaAt(value) ?? null) : null
      case 'relation':
        return related(attribute, value, locale, wanted)
      case 'dynamiczone':
        return listOf(value).map((item) => {
          const block = mapOf(item)
          const __component = String(block.__component)
          const inner = objectOf(wanted.on?.[__component]) ?? {}
          return { __component, ...componentOf(__component, block, locale, inner) }
        })
      default: {
        const one = (/** @type {unknown} */ item) =>
          componentOf(attribute.component, mapOf(item), locale, wanted)
        return attribute.repeatable ? listOf(value).map(one) : value ? one(value) : null
      }
    }
  }

  /** @param {unknown} value */
  function mediaAt(value) {
    if (isDownload(value)) return files.get(value.download)
    return isPicture(value) ? media.get(value.picture) : undefined
  }

  /** @param {string} id @param {Record<string, unknown>} value @param {string | null} locale @param {Wanted} wanted */
  function componentOf(id, value, locale, wanted) {
    return attributesOf(componentSchemaOf(id).attributes, value, locale, wanted)
  }

  /**
   * @param {import('./schemas.js').RelationAttribute} attribute
   * @param {unknown} value
   * @param {string | null} locale
   * @param {Wanted} wanted
   */
  function related(attribute, value, locale, wanted) {
    const reference = isReference(value) ? value : ref(attribute.target, undefined)
    const targets = existing(reference, locale).flatMap((key) => {
      const target = byKey.get(`${reference.refs} ${key} ${locale ?? 'nl'}`)
      if (!target) return []
      return [
        {
          documentId: target.documentId,
          ...attributesOf(schemaOf(target.type).attributes, target.data, locale, wanted),
        },
      ]
    })
    return /ToMany$/.test(attribute.relation) ? targets : (targets[0] ?? null)
  }

  return answer
}

/**
 * Whether an attribute is left out unless it is asked for.
 * @param {Attribute} attribute
 * @returns {attribute is import('./schemas.js').PopulatedAttribute}
 */
function isPopulated(attribute) {
  return ['relation', 'media', 'component', 'dynamiczone'].includes(attribute.type)
}

/** @param {unknown} value @returns {unknown[]} Empty where nothing was given. */
function listOf(value) {
  return Array.isArray(value) ? value : []
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function mapOf(value) {
  return typeof value === 'object' ? { ...value } : {}
}

/** @param {Populate | undefined} value @returns {Wanted | null} Null for a mere yes or no. */
function objectOf(value) {
  return typeof value === 'object' ? value : null
}

module.exports = { publishedEntries }
