import { wasClosed } from '../access/was-closed.ts'
import { canonicalJson } from '../changes/canonical-json.ts'
import type { DocumentState } from '../changes/document-state.ts'
import { keysTouched } from '../changes/keys-touched.ts'
import { isOvertaken, type NewChange, recordChanges } from '../changes/stream.ts'
import { isInPlace } from '../changes/vacancy-place.ts'
import { derivedTables } from '../derived-tables.ts'
import {
  type DocumentRef,
  goneChange,
  previousStateOf,
  type ReplicaState,
  readReplicaState,
  stateOf,
  unknownGoneChange,
} from './replica-state.ts'
import { type DocumentRow, type Rows, rowShape } from './rows.ts'

const columns = [
  'type',
  'document_id',
  'locale',
  'number',
  'slug',
  'title',
  'section',
  'kind',
  'first_published_at',
  'updated_at',
  'starts_at',
  'ends_at',
  'shape',
  'entry',
  'card',
] as const satisfies (keyof DocumentRow)[]

const upsertDocument = `INSERT OR REPLACE INTO documents (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`

/** Maximum number of attempts while others change the same documents. */
const maxTries = 4

/**
 * Writes new and changed documents to the replica, with their derived rows and a change for each, in one transaction.
 * Unchanged ones are skipped.
 * @param isNews False for what readers could see before: consumers of changes skip it.
 * @returns How many were written.
 */
export function upsert(db: D1Database, entries: Rows[], isNews = true): Promise<number> {
  return write(db, entries.map(refOf), isNews, () => entries)
}

/**
 * Changes documents of the replica, in one transaction and as `upsert` does. None is overwritten that has changed since it was read.
 * @param changed Returns the rows of the changed entry, or what became of it.
 * @returns How many were written or removed.
 */
export async function rewrite(
  db: D1Database,
  refs: DocumentRef[],
  changed: (ref: DocumentRef, entry: string) => Rows | 'same' | 'not for readers' | 'unreadable',
): Promise<number> {
  let gone: DocumentRef[] = []
  const written = await write(db, refs, true, (replica) => {
    gone = []
    return refs.flatMap((ref) => {
      const entry = replica.entryOf(ref)
      const rows = entry === null ? 'same' : changed(ref, entry)
      if (rows === 'not for readers') gone.push(ref)
      return typeof rows === 'string' ? [] : rows
    })
  })
  for (const ref of gone) await remove(db, ref.type, ref.documentId, ref.locale)
  return written + gone.length
}

function write(
  db: D1Database,
  refs: DocumentRef[],
  isNews: boolean,
  entriesIn: (replica: ReplicaState) => Rows[],
): Promise<number> {
  if (refs.length === 0) return Promise.resolve(0)
  return untilNotOvertaken(async () => {
    const replica = await readReplicaState(db, refs)
    const changed = entriesIn(replica).filter((rows) => !isCurrent(rows, replica))
    if (changed.length === 0) return 0
    await db.batch([
      ...putStatements(db, changed),
      recordChanges(db, changesOf(changed, replica, isNews), replica.head),
    ])
    return changed.length
  })
}

/** Fills a replica that nobody has read from yet; nothing depends on it, so no changes are written. */
export async function fill(db: D1Database, entries: Rows[]): Promise<void> {
  if (entries.length > 0) await db.batch(putStatements(db, entries))
}

/** What the backend was found to have: the rows of a document, or null if readers may not see it in that language. */
export interface Found {
  ref: DocumentRef
  rows: Rows | null
}

/** What became of found documents. */
export interface WrittenFound {
  written: number
  removed: number
  /** Somebody else has changed them since the backend was asked, perhaps to something newer: they are left alone, to be read again. */
  overtaken: DocumentRef[]
}

interface FoundOptions {
  /** The newest change before the backend was asked. */
  readAt: number
  /** As in `upsert`. */
  isNews?: boolean
  /** As in `remove`. */
  names?: readonly (number | string)[]
}

/**
 * Writes documents as the backend was found to have them, and removes those that readers may not see. The answer of a slow backend may be older
 * than what a message has brought since, and must not replace that.
 */
export async function writeFound(
  db: D1Database,
  found: Found[],
  { readAt, isNews = true, names }: FoundOptions,
): Promise<WrittenFound> {
  const overtaken = new Set<DocumentRef>()
  const isOutdated = (ref: DocumentRef, replica: ReplicaState) => {
    if (replica.newestChangeOf(ref) <= readAt) return false
    overtaken.add(ref)
    return true
  }
  const published = found.filter(({ rows }) => rows !== null)
  const written = await write(
    db,
    published.map(({ ref }) => ref),
    isNews,
    (replica) =>
      published.flatMap(({ ref, rows }) => (rows === null || isOutdated(ref, replica) ? [] : rows)),
  )
  let removed = 0
  for (const { ref, rows } of found)
    if (rows === null && (await takeOut(db, ref, 'unpublish', names, isOutdated))) removed++
  return { written, removed, overtaken: [...overtaken] }
}

/**
 * Removes a document from the replica, in one language.
 * @param names What addresses call it, for a document that the replica never had: pages may show it all the same.
 * @returns Whether it existed, or may have been shown.
 */
export function remove(
  db: D1Database,
  type: DocumentRef['type'],
  documentId: string,
  locale: DocumentRow['locale'],
  event: 'unpublish' | 'delete' = 'unpublish',
  names: readonly (number | string)[] = [],
): Promise<boolean> {
  return takeOut(db, { type, documentId, locale }, event, names, () => false)
}

function takeOut(
  db: D1Database,
  ref: DocumentRef,
  event: 'unpublish' | 'delete',
  names: readonly (number | string)[] = [],
  isOutdated: (ref: DocumentRef, replica: ReplicaState) => boolean,
): Promise<boolean> {
  const { type, documentId, locale } = ref
  return untilNotOvertaken(async () => {
    const replica = await readReplicaState(db, [ref])
    if (isOutdated(ref, replica)) return false
    const change = goneChange(ref, event, replica) ?? unknownGoneChange(ref, event, names)
    if (!change) return false
    await db.batch([
      ...removeStatements(db, type, documentId, locale),
      recordChanges(db, [change], replica.head),
    ])
    return true
  })
}

function refOf({ document }: Rows): DocumentRef {
  return { type: document.type, documentId: document.document_id, locale: document.locale }
}

function isCurrent(rows: Rows, replica: ReplicaState): boolean {
  const ref = refOf(rows)
  const before = replica.languagesOf(ref).find(({ locale }) => locale === ref.locale)
  return before?.shape === rowShape && isSameEntry(rows, replica)
}

/** What deletes a document in one language and all that is derived from it, without telling anybody. */
export function removeStatements(
  db: D1Database,
  type: string,
  documentId: string,
  locale: string,
): D1PreparedStatement[] {
  return [
    db
      .prepare('DELETE FROM documents WHERE type = ? AND document_id = ? AND locale = ?')
      .bind(type, documentId, locale),
    ...derivedTables.flatMap((table) => table.remove(db, type, documentId, locale)),
  ]
}

function putStatements(db: D1Database, entries: Rows[]): D1PreparedStatement[] {
  return entries.flatMap((rows) => [
    db.prepare(upsertDocument).bind(...columns.map((column) => rows.document[column])),
    ...derivedTables.flatMap((table) => table.put(db, rows)),
  ])
}

/** A batch may contain several languages of a document: each change starts from the state after the previous one. */
function changesOf(changed: Rows[], replica: ReplicaState, isNews: boolean): NewChange[] {
  const written = new Map<string, DocumentState[]>()
  return changed.map((rows) => {
    const ref = refOf(rows)
    const { locale } = rows.document
    const previous = replica.languagesOf(ref).find((state) => state.locale === locale)
    const name = `${ref.type} ${ref.documentId}`
    const languages = written.get(name) ?? replica.languagesOf(ref)
    const others = languages.filter((state) => state.locale !== locale)
    const before = languages.find((state) => state.locale === locale) ?? null
    const after = stateOf(rows)
    written.set(name, [...others, after])
    const isSame = isSameEntry(rows, replica)
    // A newer format of the rows may place the same entry elsewhere.
    const stays = ref.type === 'vacancy' && !isSame && isInPlace(replica.entryOf(ref), rows.document.entry)
    const pay = stays ? [] : replica.payKeysOf(ref, rows.document.entry)
    return {
      event: eventOf(rows, { isSame, isNews }, replica),
      ...ref,
      locale,
      keys: [
        ...keysTouched({ type: ref.type, locale, before, after, others, isInPlace: stays }),
        ...new Set(pay),
      ],
      previous: previous && !isSame ? previousStateOf(previous) : null,
    }
  })
}

/** Cache entries of what was open may not answer any more once it is closed, whether anybody is to hear of the change or not. */
function eventOf(
  rows: Rows,
  { isSame, isNews }: { isSame: boolean; isNews: boolean },
  replica: ReplicaState,
): NewChange['event'] {
  if (isSame) return 'rebuilt'
  if (wasClosed(replica.entryOf(refOf(rows)), rows.document.entry)) return 'closed'
  return isNews ? 'publish' : 'rebuilt'
}

/** The backend returns the same entry with its fields in a different order each time. */
function isSameEntry(rows: Rows, replica: ReplicaState): boolean {
  const [before, after] = [replica.entryOf(refOf(rows)), rows.document.entry]
  return before !== null && (before === after || canonicalJson(before) === canonicalJson(after))
}

async function untilNotOvertaken<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (failure) {
      if (!isOvertaken(failure) || tries === maxTries) throw failure
    }
  }
}
