import * as v from 'valibot'
import { isLocale } from '../../client/content/locale.ts'
import { DocumentState, PreviousState } from '../changes/document-state.ts'
import { documentKey, languagesKey } from '../changes/keys.ts'
import { keysTouched } from '../changes/keys-touched.ts'
import { payKeys, VacancyCategory } from '../changes/pay-keys.ts'
import { type NewChange, selectHead } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { namedPartnersOf } from './named-partners.ts'
import type { DocumentRow, Rows } from './rows.ts'

/** Identifies a document in one language. */
export interface DocumentRef {
  type: ReplicatedType
  documentId: string
  locale: DocumentRow['locale']
}

/** The replica's state of some documents at one moment. */
export interface ReplicaState {
  /** Number of the newest change at that moment. */
  head: number
  /** A document in all its languages. */
  languagesOf: (document: Omit<DocumentRef, 'locale'>) => ReplicaDocument[]
  /** Number of a document's newest change, in any language; 0 if it had none in the last week. */
  newestChangeOf: (document: Omit<DocumentRef, 'locale'>) => number
  /** The entry in that language, or null. */
  entryOf: (document: DocumentRef) => string | null
  /** The keys of what work pays that a vacancy counts for, or counts for from now on. @param after Its next entry. */
  payKeysOf: (document: DocumentRef, after?: string) => string[]
}

const Json = v.pipe(v.string(), v.parseJson(), v.array(v.string()), v.readonly())

const Row = v.object({
  ...DocumentState.entries,
  ...PreviousState.entries,
  type: v.string(),
  documentId: v.string(),
  shape: v.number(),
  tags: Json,
  partners: Json,
  paths: Json,
})

/** A document as the replica has it in one language. */
type ReplicaDocument = v.InferOutput<typeof Row>

const Entry = v.object({ type: v.string(), documentId: v.string(), locale: v.string(), entry: v.string() })

const Newest = v.object({ type: v.string(), documentId: v.string(), seq: v.number() })

const selectLanguages = `
  SELECT d.type, d.document_id AS documentId, d.locale, d.number, d.slug, d.title, d.section, d.kind,
    d.first_published_at AS firstPublishedAt, d.starts_at AS startsAt, d.ends_at AS endsAt, d.card, d.shape,
    coalesce(d.entry ->> '$.eventStatus', d.entry ->> '$.vacancyState') AS state,
    (SELECT json_group_array(t.tag) FROM document_tags t
      WHERE d.type = 'content' AND t.document_id = d.document_id AND t.locale = d.locale) AS tags,
    (SELECT json_group_array(DISTINCT p.partner) FROM document_partners p
      WHERE p.type = d.type AND p.document_id = d.document_id AND p.locale = d.locale) AS partners,
    (SELECT json_group_array(a.path) FROM sitemap_addresses a
      WHERE a.document_id = d.document_id AND a.locale = d.locale AND a.type = d.type) AS paths
  FROM (SELECT DISTINCT value ->> 'type' AS type, value ->> 'documentId' AS id FROM json_each(?1)) wanted
  CROSS JOIN documents d ON d.type = wanted.type AND d.document_id = wanted.id`

const selectEntries = `
  SELECT d.type, d.document_id AS documentId, d.locale, d.entry FROM json_each(?1) wanted
  CROSS JOIN documents d ON d.type = wanted.value ->> 'type'
    AND d.document_id = wanted.value ->> 'documentId' AND d.locale = wanted.value ->> 'locale'`

const selectNewest = `
  SELECT c.type, c.document_id AS documentId, max(c.seq) AS seq
  FROM (SELECT DISTINCT value ->> 'type' AS type, value ->> 'documentId' AS id FROM json_each(?1)) wanted
  CROSS JOIN changes c ON c.type = wanted.type AND c.document_id = wanted.id
  GROUP BY c.type, c.document_id`

const selectCategories = `
  SELECT document_id AS documentId, locale, slug FROM documents WHERE type = 'category' AND kind = 'vacancy'`

/** Reads the state of documents, all at one moment. */
export async function readReplicaState(db: D1Database, documents: DocumentRef[]): Promise<ReplicaState> {
  const wanted = JSON.stringify(documents)
  const [heads, languages, entries, newest, categories] = await db.batch<Record<string, unknown>>([
    db.prepare(selectHead),
    db.prepare(selectLanguages).bind(wanted),
    db.prepare(selectEntries).bind(wanted),
    db.prepare(selectNewest).bind(wanted),
    ...(documents.some(({ type }) => type === 'vacancy') ? [db.prepare(selectCategories)] : []),
  ])
  const rows = Map.groupBy(
    v.parse(v.array(Row), languages?.results),
    ({ type, documentId }) => `${type} ${documentId}`,
  )
  const byLanguage = new Map(
    v.parse(v.array(Entry), entries?.results).map(({ entry, ...document }) => [nameOf(document), entry]),
  )
  const newestChanges = new Map(
    v
      .parse(v.array(Newest), newest?.results)
      .map(({ type, documentId, seq }) => [`${type} ${documentId}`, seq]),
  )
  const categoryRows = v.parse(v.array(VacancyCategory), categories?.results ?? [])
  const entryOf = (document: DocumentRef) => byLanguage.get(nameOf(document)) ?? null
  return {
    head: v.parse(v.number(), heads?.results[0]?.head),
    languagesOf: ({ type, documentId }) => rows.get(`${type} ${documentId}`) ?? [],
    newestChangeOf: ({ type, documentId }) => newestChanges.get(`${type} ${documentId}`) ?? 0,
    entryOf,
    payKeysOf(document, after) {
      const { type, locale } = document
      if (type !== 'vacancy' || !isLocale(locale)) return []
      const kept = [entryOf(document), after].filter((entry) => typeof entry === 'string')
      return kept.flatMap((entry) => payKeys(entry, locale, categoryRows))
    },
  }
}

function nameOf({ type, documentId, locale }: Record<'type' | 'documentId' | 'locale', string>): string {
  return `${type} ${documentId} ${locale}`
}

/** The fields that consumers of the change need later. */
export function previousStateOf({ number, slug, title, state, paths }: PreviousState): PreviousState {
  return { number, slug, title, state, paths }
}

/**
 * The change for a document that is removed, has ended or moves in its lists: all affect the same keys. Null if the replica
 * doesn't have it.
 */
export function goneChange(
  { type, documentId, locale }: DocumentRef,
  event: 'unpublish' | 'delete' | 'ended' | 'rebuilt',
  replica: ReplicaState,
): NewChange | null {
  const languages = replica.languagesOf({ type, documentId })
  const before = languages.find((state) => state.locale === locale)
  if (!before) return null
  const others = languages.filter((state) => state !== before)
  // One that moves may come where it wasn't.
  const states = event === 'rebuilt' ? { before: null, after: before } : { before, after: null }
  // One that has ended still counts for what work pays.
  const isLost = event === 'unpublish' || event === 'delete'
  const pay = isLost ? replica.payKeysOf({ type, documentId, locale }) : []
  const keys = [...new Set([...keysTouched({ type, locale: before.locale, ...states, others }), ...pay])]
  return { event, type, documentId, locale: before.locale, keys, previous: previousStateOf(before) }
}

/** The change for a removed document that the replica never had. Null if nothing can show it. */
export function unknownGoneChange(
  { type, documentId, locale }: DocumentRef,
  event: 'unpublish' | 'delete',
  names: readonly (number | string)[],
): NewChange | null {
  if (names.length === 0) return null
  const keys = names.flatMap((name) => [documentKey(type, locale, name), languagesKey(type, name)])
  return { event, type, documentId, locale, keys, previous: null }
}

/** A document's state once its rows are written. */
export function stateOf({ document, tags, read }: Rows): DocumentState {
  return {
    locale: document.locale,
    number: document.number,
    slug: document.slug,
    title: document.title,
    section: document.section,
    kind: document.kind,
    firstPublishedAt: document.first_published_at,
    startsAt: document.starts_at,
    endsAt: document.ends_at,
    card: document.card,
    tags: document.type === 'content' ? [...new Set(tags)] : [],
    partners: namedPartnersOf(read),
  }
}
