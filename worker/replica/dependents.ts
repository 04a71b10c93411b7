import * as v from 'valibot'
import type { Consumer } from '../changes/consumer.ts'
import type { Change } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { localesOf, replicatedTypes } from '../strapi/replicated-types.ts'
import type { ReadBackend } from './backend.ts'
import { requestFullPass } from './marks.ts'
import { pageSize, readPage, writePage } from './read-page.ts'

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

/** Queues the documents that embed a changed document to be read again. */
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

/** Maximum number of parts per run: an invocation may make a thousand subrequests. */
const maxParts = 20

/**
 * Reads queued dependents again, from where the last run stopped.
 * @param onChange Called after each part that changed documents, before the next is read.
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
  seq: v.number(),
  after: v.tuple([v.string(), v.string(), v.string()]),
})

type Wanted = v.InferOutput<typeof Wanted>

async function nextQueued(db: D1Database): Promise<Wanted | null> {
  const row = await db
    .prepare(
      'SELECT document_id, seq, after_type, after_id, after_locale FROM stale_dependents ORDER BY seq LIMIT 1',
    )
    .first()
  if (!row) return null
  const { document_id: documentId, seq, after_type, after_id, after_locale } = row
  return v.parse(Wanted, { documentId, seq, after: [after_type, after_id, after_locale] })
}

const Dependent = v.object({
  type: v.picklist(Object.keys(replicatedTypes) as ReplicatedType[]),
  documentId: v.string(),
  locale: v.string(),
})

type Dependent = v.InferOutput<typeof Dependent>

/** A dependent's entry contains the documentId; `LIKE` doesn't accept a pattern of an entry's length. */
const selectDependents = `
  SELECT type, document_id AS documentId, locale FROM documents
  WHERE (type, document_id, locale) > (?2, ?3, ?4) AND document_id <> ?1 AND instr(entry, '"' || ?1 || '"') > 0
  ORDER BY type, document_id, locale LIMIT ${pageSize}`

/** @returns Whether a document was changed. */
async function refreshPart(db: D1Database, read: ReadBackend, wanted: Wanted): Promise<boolean> {
  const { results } = await db
    .prepare(selectDependents)
    .bind(wanted.documentId, ...wanted.after)
    .all()
  const dependents = v.parse(v.array(Dependent), results)
  let changed = 0
  for (const [name, group] of Map.groupBy(dependents, ({ type, locale }) => `${type} ${locale}`))
    changed += await readBack(db, read, name, group)
  await noteProgress(db, wanted, dependents.at(-1))
  return changed > 0
}

/** Reads documents of one type and language again. One that no longer exists has a hook message of its own. */
async function readBack(
  db: D1Database,
  read: ReadBackend,
  name: string,
  group: Dependent[],
): Promise<number> {
  const [first] = group
  const locale = first && localesOf(first.type).find((one) => one === first.locale)
  if (!first || !locale) throw new Error(`There are no documents of ${name}`)
  const { items } = await readPage(read, first.type, locale, {
    filters: { documentId: { $in: group.map(({ documentId }) => documentId) } },
    pagination: { page: 1, pageSize },
  })
  const { written, removed } = await writePage(db, first.type, locale, items)
  return written + removed
}

/** Unless it has changed again since: then the work starts over. */
async function noteProgress(
  db: D1Database,
  { documentId, seq }: Wanted,
  last: Dependent | undefined,
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
