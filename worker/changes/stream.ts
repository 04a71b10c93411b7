import * as v from 'valibot'
import { type Locale, locales } from '../../client/content/locale.ts'
import type { LoggedChanges } from './change-log.ts'
import { PreviousState } from './document-state.ts'

// The stream of changes: table `changes`. A change is written in the same batch as its document, so neither exists
// without the other.

/**
 * `closed`: published so that fewer readers may read it whole. `ended`: its end date passed. `rebuilt`: the same entry in a newer row format; the document hasn't
 * changed.
 */
const events = ['publish', 'closed', 'unpublish', 'delete', 'ended', 'rebuilt'] as const

type ChangeEvent = (typeof events)[number]

/** A change as consumers get it. */
export const Change = v.object({
  seq: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  event: v.picklist(events),
  /** A replicated type, or `author`. */
  type: v.string(),
  documentId: v.string(),
  locale: v.picklist([...locales, '*']),
  /** Null if the document didn't exist before. */
  previous: v.nullable(PreviousState),
})

export type Change = v.InferOutput<typeof Change>

const Row = v.object({
  ...Change.entries,
  previous: v.nullable(v.pipe(v.string(), v.parseJson(), PreviousState)),
})

/** A change to be written. */
export interface NewChange {
  event: ChangeEvent
  type: string
  documentId: string
  locale: Locale | '*'
  keys: string[]
  previous: PreviousState | null
}

const insert = `
  INSERT INTO changes (at, event, type, document_id, locale, keys, stood)
  SELECT
    CASE WHEN EXISTS (
      SELECT 1 FROM changes c
      WHERE c.type = n.value ->> 'type' AND c.document_id = n.value ->> 'documentId' AND c.seq > ?2
    ) THEN NULL ELSE ?3 END,
    n.value ->> 'event', n.value ->> 'type', n.value ->> 'documentId', n.value ->> 'locale', n.value ->> 'keys', n.value ->> 'previous'
  FROM json_each(?1) n`

/**
 * Writes changes, in the same batch as their documents.
 * @param head Newest change when the previous state was read. If one of these documents has changed since, the batch
 * fails in a way that `isOvertaken` recognises, because the keys were computed from an outdated state.
 */
export function recordChanges(db: D1Database, changes: NewChange[], head: number): D1PreparedStatement {
  return db.prepare(insert).bind(JSON.stringify(changes), head, Date.now())
}

/** Whether a batch failed because one of its documents was changed concurrently. */
export function isOvertaken(failure: unknown): boolean {
  return failure instanceof Error && failure.message.includes('NOT NULL constraint failed: changes.at')
}

/** The number of the newest change; also correct after all changes were deleted. */
export const selectHead = `SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'changes'), 0) AS head`

/** The number of the newest change, or 0. */
export async function headOf(db: D1Database): Promise<number> {
  return (await db.prepare(selectHead).first<number>('head')) ?? 0
}

/** The next changes, oldest first. @param seq Number of the last known one. */
export async function changesAfter(db: D1Database, seq: number, limit: number): Promise<Change[]> {
  const { results } = await db
    .prepare(
      `SELECT seq, at, event, type, document_id AS documentId, locale, stood AS previous FROM changes
       WHERE seq > ?1 ORDER BY seq LIMIT ?2`,
    )
    .bind(seq, limit)
    .all()
  return v.parse(v.array(Row), results)
}

/** How far the log reaches back: ten minutes, but at least 200 and at most 2,000 changes. */
const logMs = 10 * 60_000
const minLogged = 200
const maxLogged = 2000

/** Approximate maximum length of the log in characters: each isolate reads all of it. */
const maxLogLength = 256_000

const LogRow = v.object({
  seq: v.number(),
  at: v.number(),
  gone: v.picklist([0, 1]),
  keys: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})

/** Only what the log needs is read: every publication reads it. It has no gaps, oldest first. */
const selectLog = `
  WITH heads AS (${selectHead}), newest AS (
    SELECT seq, at, event, keys, sum(length(keys) + 30) OVER (ORDER BY seq DESC) AS length
    FROM changes
    WHERE seq > (
      SELECT max(head - ?1, min(head - ?2, coalesce(
        (SELECT seq FROM changes WHERE seq > head - ?1 AND at < ?3 ORDER BY seq DESC LIMIT 1), 0)))
      FROM heads
    )
  )
  SELECT seq, at, event IN ('closed', 'unpublish', 'delete', 'ended') AS gone, keys FROM newest WHERE length <= ?4 ORDER BY seq`

/** The latest changes, as published to isolates. @param now Milliseconds since 1970. */
export async function readLog(db: D1Database, now: number): Promise<LoggedChanges> {
  const session = db.withSession('first-primary')
  const [heads, newest] = await session.batch<Record<string, unknown>>([
    session.prepare(selectHead),
    session.prepare(selectLog).bind(maxLogged, minLogged, now - logMs, maxLogLength),
  ])
  const head = v.parse(v.number(), heads?.results[0]?.head)
  const changes = v
    .parse(v.array(LogRow), newest?.results)
    .map(({ seq, at, gone, keys }): LoggedChanges['changes'][number] => [seq, at, gone, keys])
  const [oldest] = changes
  return { v: 1, head, from: oldest ? oldest[0] - 1 : head, bookmark: session.getBookmark(), changes }
}

const maxAgeMs = 7 * 24 * 3600_000

/** Deletes changes older than a week that every consumer has handled. @param now Milliseconds since 1970. */
export async function deleteOldChanges(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM changes WHERE at < ?1 AND seq <= (SELECT min(seq) FROM change_cursors)')
    .bind(now - maxAgeMs)
    .run()
}
