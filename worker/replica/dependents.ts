import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'
import type { Consumer } from '../changes/consumer.ts'
import type { Change } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { listFrom } from '../strapi/parse/list.ts'
import { embeddedAuthor } from '../strapi/populate.ts'
import { noLocale, replicatedTypes } from '../strapi/replicated-types.ts'
import type { ReadBackend } from './backend.ts'
import { withEmbedded } from './embedded.ts'
import { requestFullPass } from './marks.ts'
import { readRows } from './read-page.ts'
import type { DocumentRef } from './replica-state.ts'
import { rewrite } from './write.ts'

/** Types whose documents are embedded in others; a company embeds categories, so it comes after them. */
export const embeddedTypes = ['category', 'tag', 'partner'] as const satisfies ReplicatedType[]

const consumer = 'dependents'

/**
 * Skips the dependents that a full pass has read anyway.
 * @param head The newest change before the pass started to read possible dependents.
 */
export async function skipReadDependents(db: D1Database, head: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO change_cursors (consumer, seq) VALUES (?1, ?2)
         ON CONFLICT (consumer) DO UPDATE SET seq = max(seq, excluded.seq), attempts = 0, retry_at = 0`,
      )
      .bind(consumer, head),
    db.prepare('DELETE FROM stale_dependents WHERE seq <= ?1').bind(head),
  ])
}

/** Queues the documents that embed a changed document to be rewritten with it. */
export function dependentsOfChanges(db: D1Database): Consumer {
  return {
    name: consumer,
    async handle(change) {
      if (isEmbedded(change)) await queueDependents(db, change)
      // Its dependents' entries were read without it, so nothing in the replica names it: everything is compared.
      else if (await isBack(db, change)) await requestFullPass(db)
    },
  }
}

/** A new document isn't embedded anywhere yet. Authors have no rows, so we can't tell. */
function isEmbedded({ type, event, previous }: Change): boolean {
  if (type === 'author') return true
  return embeddedTypes.some((one) => one === type) && event !== 'rebuilt' && previous !== null
}

/** Whether an embedded document was published again after it had been taken down in the last week. */
async function isBack(db: D1Database, { seq, type, event, documentId, locale }: Change): Promise<boolean> {
  if ((event !== 'publish' && event !== 'closed') || !embeddedTypes.some((one) => one === type)) return false
  const before = await db
    .prepare(
      `SELECT 1 FROM changes
       WHERE type = ?1 AND document_id = ?2 AND locale = ?3 AND seq < ?4 AND event = 'unpublish' LIMIT 1`,
    )
    .bind(type, documentId, locale, seq)
    .first()
  return before !== null
}

async function queueDependents(db: D1Database, { documentId, seq }: Change): Promise<void> {
  await db
    .prepare(
      `INSERT INTO stale_dependents (document_id, seq) VALUES (?1, ?2)
       ON CONFLICT (document_id) DO UPDATE SET seq = excluded.seq, after_type = '', after_id = '', after_locale = ''
       WHERE excluded.seq > seq`,
    )
    .bind(documentId, seq)
    .run()
}

/** Dependents that are rewritten in one transaction. */
const partSize = 50

/** Maximum number of parts per run: an invocation may ask D1 a thousand times. */
const maxParts = 100

/**
 * Rewrites queued dependents with the document that they embed, from where the last run stopped. What they embed comes from the replica; only
 * authors, which it doesn't have, are read from the backend.
 * @param onChange Called after each part that changed documents, before the next is rewritten.
 * @returns Whether there is more to do.
 * @throws StrapiError, ValiError if the backend doesn't answer; completed parts stay written.
 */
export async function refreshDependents(
  db: D1Database,
  read: ReadBackend,
  onChange: () => Promise<void>,
): Promise<boolean> {
  for (let part = 0; part < maxParts; part++) {
    const wanted = await nextQueued(db)
    if (!wanted) return false
    if (await refreshPart(db, read, wanted)) await onChange()
  }
  return true
}

const Wanted = v.object({
  documentId: v.string(),
  type: v.string(),
  seq: v.number(),
  after: v.tuple([v.string(), v.string(), v.string()]),
})

type Wanted = v.InferOutput<typeof Wanted>

/** One whose change is as old as changes get, and deleted, is left to the nightly comparison: nothing tells its type. */
async function nextQueued(db: D1Database): Promise<Wanted | null> {
  const row = await db
    .prepare(
      `SELECT d.document_id, d.seq, d.after_type, d.after_id, d.after_locale, c.type
       FROM stale_dependents d JOIN changes c ON c.seq = d.seq ORDER BY d.seq LIMIT 1`,
    )
    .first()
  if (!row) return null
  const { document_id: documentId, type, seq, after_type, after_id, after_locale } = row
  return v.parse(Wanted, { documentId, type, seq, after: [after_type, after_id, after_locale] })
}

const Dependent = v.object({
  type: v.picklist(Object.keys(replicatedTypes) as ReplicatedType[]),
  documentId: v.string(),
  locale: v.picklist([...locales, noLocale]),
})

/** A dependent's entry contains the documentId; `LIKE` doesn't accept a pattern of an entry's length. */
const selectDependents = `
  SELECT type, document_id AS documentId, locale FROM documents
  WHERE (type, document_id, locale) > (?2, ?3, ?4) AND document_id <> ?1 AND instr(entry, '"' || ?1 || '"') > 0
  ORDER BY type, document_id, locale LIMIT ${partSize}`

/** @returns Whether a document was changed. */
async function refreshPart(db: D1Database, read: ReadBackend, wanted: Wanted): Promise<boolean> {
  const { results } = await db
    .prepare(selectDependents)
    .bind(wanted.documentId, ...wanted.after)
    .all()
  const dependents = v.parse(v.array(Dependent), results)
  const hasChanged = dependents.length > 0 && (await rewriteDependents(db, read, wanted, dependents))
  await noteProgress(db, wanted, dependents.at(-1))
  return hasChanged
}

async function rewriteDependents(
  db: D1Database,
  read: ReadBackend,
  { documentId, type }: Wanted,
  dependents: DocumentRef[],
): Promise<boolean> {
  const editions =
    type === 'author' ? await readAuthor(read, documentId, dependents) : await inReplica(db, documentId)
  const changed = await rewrite(db, dependents, ({ type: dependent, locale }, entry) => {
    const embedded = editions.get(locale) ?? null
    const before = JSON.parse(entry)
    const after = withEmbedded(before, replicatedTypes[dependent].query, { documentId, embedded })
    return after === before ? 'same' : readRows(dependent, after)
  })
  return changed > 0
}

const Embedded = v.looseObject({ documentId: v.string() })

/** What is embedded, in each language. */
type Editions = ReadonlyMap<string, v.InferOutput<typeof Embedded>>

async function inReplica(db: D1Database, documentId: string): Promise<Editions> {
  const { results } = await db
    .prepare('SELECT locale, entry FROM documents WHERE document_id = ?1')
    .bind(documentId)
    .all()
  const Row = v.object({ locale: v.string(), entry: v.pipe(v.string(), v.parseJson(), Embedded) })
  return new Map(v.parse(v.array(Row), results).map(({ locale, entry }) => [locale, entry]))
}

async function readAuthor(
  read: ReadBackend,
  documentId: string,
  dependents: DocumentRef[],
): Promise<Editions> {
  const languages = [...new Set(dependents.map(({ locale }) => locale))]
  const editions = await Promise.all(
    languages.map(async (locale) => {
      const filters = { documentId: { $eq: documentId } }
      const authors = listFrom(await read('/authors', { ...embeddedAuthor, locale, filters }), (entry) =>
        v.parse(Embedded, entry),
      )
      return authors.map((author) => [locale, author] as const)
    }),
  )
  return new Map(editions.flat())
}

/** Unless it has changed again since: then the work starts over. */
async function noteProgress(
  db: D1Database,
  { documentId, seq }: Wanted,
  last: DocumentRef | undefined,
): Promise<void> {
  const statement = last
    ? db
        .prepare(
          'UPDATE stale_dependents SET after_type = ?3, after_id = ?4, after_locale = ?5 WHERE document_id = ?1 AND seq = ?2',
        )
        .bind(documentId, seq, last.type, last.documentId, last.locale)
    : db.prepare('DELETE FROM stale_dependents WHERE document_id = ?1 AND seq = ?2').bind(documentId, seq)
  await statement.run()
}
