import {
  documentIdOf,
  isDownload,
  isPicture,
  isReference,
  type Reference,
  type SeedDocument,
} from './document.ts'

/**
 * Turns references into what the document service takes: ids of documents and of files.
 * @param documents The whole content.
 * @param fileIds Ids of the media library by file name.
 */
export function createReferences(documents: SeedDocument[], fileIds: Map<string, number>) {
  const existing = existingIn(documents)

  function resolved(value: unknown, locale: string | null): unknown {
    if (isPicture(value)) return fileIds.get(value.picture)
    if (isDownload(value)) return fileIds.get(value.download)
    if (isReference(value)) return idsOf(value, locale)
    if (Array.isArray(value)) return value.map((item) => resolved(item, locale))
    if (typeof value !== 'object' || value === null) return value
    return resolvedFields(value, locale)
  }

  function resolvedFields(fields: object, locale: string | null): Record<string, unknown> {
    return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, resolved(inner, locale)]))
  }

  function idsOf(reference: Reference, locale: string | null) {
    return existing(reference, locale).map((key) => documentIdOf(reference.refs, key))
  }

  return {
    /** The data of a document, but for what refers to its own type. */
    withoutSiblings({ type, locale, data }: SeedDocument) {
      return resolvedFields(
        Object.fromEntries(Object.entries(data).filter(([, value]) => !refersTo(value, type))),
        locale,
      )
    },

    /** The document ids of others of its type that a document names, by attribute, or null. */
    siblingsOf({ type, locale, data }: SeedDocument): Record<string, string[]> | null {
      const siblings: Record<string, string[]> = {}
      for (const [name, value] of Object.entries(data))
        if (refersTo(value, type) && value.keys.length > 0) siblings[name] = idsOf(value, locale)
      return Object.keys(siblings).length > 0 ? siblings : null
    },
  }
}

/**
 * @returns The keys of a reference whose document exists in the language.
 * @throws Error Where it exists in no language.
 */
export function existingIn(
  documents: SeedDocument[],
): (reference: Reference, locale: string | null) => string[] {
  const known = new Set(
    documents.flatMap(({ type, key, locale }) => [`${type} ${key}`, `${type} ${key} ${locale}`]),
  )
  return ({ refs, keys }, locale) => {
    for (const key of keys) if (!known.has(`${refs} ${key}`)) throw new Error(`There is no ${refs} "${key}".`)
    // What has no language itself refers to the Dutch version.
    return keys.filter((key) => known.has(`${refs} ${key} ${locale ?? 'nl'}`))
  }
}

function refersTo(value: unknown, type: string): value is Reference {
  return isReference(value) && value.refs === type
}
