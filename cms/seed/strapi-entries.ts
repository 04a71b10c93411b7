import { isDownload, isPicture, isReference, ref, type SeedDocument } from './document.ts'
import { downloadOf } from './downloads.ts'
import { mediaOf } from './media.ts'
import { type Populate, populate } from './populate.ts'
import { readContent } from './read-content.ts'
import { existingIn } from './references.ts'
import {
  type Attribute,
  componentSchemaOf,
  type PopulatedAttribute,
  type RelationAttribute,
  schemaOf,
} from './schemas.ts'

type Wanted = { fields?: string[]; populate?: Record<string, Populate>; on?: Record<string, Populate> }

/**
 * The sample content as the REST API will answer with it, populated as `populate.js` says, without row ids. The site's
 * replica can be filled with it before a server is there; `check.js` holds it against a running one.
 * @param options As for `readContent`.
 */
export async function publishedEntries(
  options?: Parameters<typeof readContent>[0],
): Promise<{ type: string; entry: Record<string, unknown> }[]> {
  const { documents, pictures, downloads } = await readContent(options)
  const media = new Map(pictures.map((picture) => [picture.name, mediaOf(picture)]))
  const files = new Map(downloads.map((download) => [download.name, downloadOf(download)]))
  const answer = createAnswers(documents, media, files)
  return documents.map((document) => ({ type: document.type, entry: answer(document) }))
}

function createAnswers(
  documents: SeedDocument[],
  media: Map<string, ReturnType<typeof mediaOf>>,
  files: Map<string, ReturnType<typeof downloadOf>>,
) {
  const existing = existingIn(documents)
  const byKey = new Map(
    documents.map((document) => [`${document.type} ${document.key} ${document.locale}`, document]),
  )

  function answer(document: SeedDocument) {
    const { type, documentId, locale, at, data } = document
    const schema = schemaOf(type)
    const wanted = { populate: populate[type] ?? {} }
    const dates = { createdAt: at, updatedAt: at, publishedAt: at }
    const entry = { documentId, ...attributesOf(schema.attributes, data, locale, wanted), ...dates }
    return schema.pluginOptions?.i18n?.localized
      ? { ...entry, locale, localizations: localizationsOf(document) }
      : entry
  }

  function localizationsOf({ type, key, locale }: SeedDocument) {
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

  function attributesOf(
    attributes: Record<string, Attribute>,
    data: Record<string, unknown>,
    locale: string | null,
    wanted: Wanted,
  ): Record<string, unknown> {
    const entry: Record<string, unknown> = {}
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

  function populated(
    attribute: PopulatedAttribute,
    value: unknown,
    locale: string | null,
    wanted: Wanted,
  ): unknown {
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
        const one = (item: unknown) => componentOf(attribute.component, mapOf(item), locale, wanted)
        return attribute.repeatable ? listOf(value).map(one) : value ? one(value) : null
      }
    }
  }

  function mediaAt(value: unknown) {
    if (isDownload(value)) return files.get(value.download)
    return isPicture(value) ? media.get(value.picture) : undefined
  }

  function componentOf(id: string, value: Record<string, unknown>, locale: string | null, wanted: Wanted) {
    return attributesOf(componentSchemaOf(id).attributes, value, locale, wanted)
  }

  function related(attribute: RelationAttribute, value: unknown, locale: string | null, wanted: Wanted) {
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

/** Whether an attribute is left out unless it is asked for. */
function isPopulated(attribute: Attribute): attribute is PopulatedAttribute {
  return ['relation', 'media', 'component', 'dynamiczone'].includes(attribute.type)
}

/** @returns Empty where nothing was given. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function mapOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

/** @returns Null for a mere yes or no. */
function objectOf(value: Populate | undefined): Wanted | null {
  return typeof value === 'object' ? value : null
}
