import { canonicalJson } from '../changes/canonical-json.ts'
import type { Query } from '../strapi/query.ts'

// Entries embed documents: an article its authors, a vacancy its employer. When one changes, its copies are replaced as the backend would now
// return them. Reading the entries again instead would cost the backend a query for every few of them.

/** A document as an entry embeds it; its key order doesn't matter. */
type Json = Readonly<Record<string, unknown>>

/** What the backend was asked for at one place of an entry: `true` for everything but relations. */
type Asked = Readonly<{ fields?: unknown; populate?: unknown; on?: unknown }> | true

/**
 * Replaces the copies of a document that an entry embeds.
 * @param query With which the entry was read: it says which fields of the document are where.
 * @param embedded The document now, with at least these fields; null if it isn't published in the entry's language any more.
 * @returns The entry itself if nothing in it has changed.
 */
export function withEmbedded(
  entry: Json,
  query: Query,
  { documentId, embedded }: { documentId: string; embedded: Json | null },
): Json {
  /** @returns Undefined for a copy of a document that is gone. */
  function replaced(value: unknown, asked: Asked): unknown {
    if (Array.isArray(value)) {
      const items = value.map((one) => replaced(one, asked))
      return items.every((item, at) => item === value[at])
        ? value
        : items.filter((item) => item !== undefined)
    }
    if (!isJson(value)) return value
    if (value.documentId !== documentId) return inside(value, asked)
    if (!embedded) return undefined
    const now = selected(embedded, asked)
    return isSame(now, value) ? value : now
  }

  function inside(value: Json, asked: Asked): Json {
    const changed = [...childrenOf(value, asked)].flatMap(([key, child]) => {
      const before = value[key]
      const after = key in value ? (replaced(before, child) ?? null) : before
      return after === before ? [] : [[key, after]]
    })
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  }

  return inside(entry, query)
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(JSON.stringify(one)) === canonicalJson(JSON.stringify(other))
}

/** The part of a document that a query asks for. */
function selected(value: unknown, asked: Asked): unknown {
  if (Array.isArray(value)) return value.map((one) => selected(one, asked))
  if (!isJson(value) || asked === true) return value
  if (!Array.isArray(asked.fields)) throw new Error('An embedded document is asked for without its fields')
  const fields = ['id', 'documentId', ...asked.fields.map(String)]
  const children = [...childrenOf(value, asked)].map(([key, child]) => [key, selected(value[key], child)])
  return Object.fromEntries([
    ...fields.flatMap((key) => (key in value ? [[key, value[key]]] : [])),
    ...children,
  ])
}

/** The populated keys of a value, and what was asked for in each; a dynamic zone's parts by their component. */
function childrenOf(value: Json, asked: Asked): Map<string, Asked> {
  if (asked === true) return new Map()
  const ofPart = isJson(asked.on) ? asked.on[String(value.__component)] : undefined
  const populate = isJson(ofPart) ? ofPart.populate : asked.populate
  return new Map(isJson(populate) ? Object.entries(populate).filter(isAsked) : [])
}

function isAsked(pair: [string, unknown]): pair is [string, Asked] {
  return pair[1] === true || isJson(pair[1])
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
