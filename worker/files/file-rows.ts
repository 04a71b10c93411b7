import * as v from 'valibot'
import { fileTypes } from '../../client/files/file-types.ts'
import type { FileState, PrivateFile } from './private-file.ts'
import { isFilePurpose } from './purposes.ts'

/** Longer than any upload takes: a file that is still pending by then will never arrive. */
const arrivalMs = 3600_000

const states = ['pending', 'quarantined', 'clean', 'refused'] as const satisfies FileState[]

const Row = v.pipe(
  v.object({
    id: v.string(),
    owner: v.nullable(v.number()),
    record: v.string(),
    purpose: v.pipe(v.string(), v.guard(isFilePurpose)),
    type: v.picklist(Object.keys(fileTypes) as (keyof typeof fileTypes)[]),
    bytes: v.number(),
    sha256: v.nullable(v.string()),
    state: v.picklist(states),
    created_at: v.number(),
  }),
  v.transform(({ created_at, ...row }): PrivateFile => ({ ...row, createdAt: created_at })),
)
const Rows = v.array(Row)

/** Inserts the row of an upload before its bytes are stored, so leftovers can be found. */
export async function insertPending(
  db: D1Database,
  file: Omit<PrivateFile, 'sha256' | 'state'>,
): Promise<void> {
  const { id, owner, record, purpose, type, bytes, createdAt } = file
  await db
    .prepare(
      `INSERT INTO private_files (id, owner, record, purpose, type, bytes, state, created_at, expires_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'pending', ?7, ?8)`,
    )
    .bind(id, owner, record, purpose, type, bytes, createdAt, createdAt + arrivalMs)
    .run()
}

/**
 * Marks an upload as complete, unless it was deleted in the meantime.
 * @param options.isSingle Whether the record's other files of this purpose expire in the same transaction: of two simultaneous
 *   uploads the later one stays.
 * @param options.expiresAt When it is deleted unless a form claims it, in milliseconds since 1970; null for never.
 * @returns The ids of the files that expired; null if this one was deleted.
 */
export async function arrived(
  db: D1Database,
  { id, record, purpose }: Pick<PrivateFile, 'id' | 'record' | 'purpose'>,
  sha256: string,
  { isSingle, expiresAt, now }: { isSingle: boolean; expiresAt: number | null; now: number },
): Promise<string[] | null> {
  const [arrival, replaced] = await db.batch<{ id: string }>([
    db
      .prepare(
        `UPDATE private_files SET state = 'quarantined', sha256 = ?2, expires_at = ?4
        WHERE id = ?1 AND state = 'pending' AND expires_at > ?3`,
      )
      .bind(id, sha256, now, expiresAt),
    db
      .prepare(
        `UPDATE private_files SET expires_at = ?4
        WHERE ?5 AND record = ?2 AND purpose = ?3 AND id <> ?1 AND state <> 'pending' AND expires_at IS NULL
          AND EXISTS (SELECT 1 FROM private_files WHERE id = ?1 AND state = 'quarantined')
        RETURNING id`,
      )
      .bind(id, record, purpose, now, isSingle ? 1 : 0),
  ])
  if (arrival?.meta.changes !== 1) return null
  return replaced?.results.map((row) => row.id) ?? []
}

/** A complete file that hasn't expired, or null. */
export async function findFile(db: D1Database, id: string, now: number): Promise<PrivateFile | null> {
  const row = await db
    .prepare(
      `SELECT * FROM private_files WHERE id = ?1 AND state <> 'pending' AND (expires_at IS NULL OR expires_at > ?2)`,
    )
    .bind(id, now)
    .first()
  return row === null ? null : v.parse(Row, row)
}

/** The complete files of a record, newest first. */
export async function filesOfRecord(db: D1Database, record: string, now: number): Promise<PrivateFile[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM private_files WHERE record = ?1 AND state <> 'pending' AND (expires_at IS NULL OR expires_at > ?2)
      ORDER BY created_at DESC, id`,
    )
    .bind(record, now)
    .all()
  return v.parse(Rows, results)
}

/** Files waiting for the scanner, oldest first. */
export async function waitingFiles(db: D1Database, now: number, most: number): Promise<PrivateFile[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM private_files WHERE state = 'quarantined' AND (expires_at IS NULL OR expires_at > ?1)
      ORDER BY created_at LIMIT ?2`,
    )
    .bind(now, most)
    .all()
  return v.parse(Rows, results)
}

/** Stores the scanner's verdict, unless there is one already. */
export async function judged(db: D1Database, id: string, state: 'clean' | 'refused'): Promise<void> {
  await db
    .prepare(`UPDATE private_files SET state = ?2 WHERE id = ?1 AND state = 'quarantined'`)
    .bind(id, state)
    .run()
}

/** Hides a file from everybody from now on. */
export async function expire(db: D1Database, id: string, now: number): Promise<void> {
  await db.prepare('UPDATE private_files SET expires_at = ?2 WHERE id = ?1').bind(id, now).run()
}

/** Hides all files of a record, including uploads in progress. */
export async function expireRecord(db: D1Database, record: string, now: number): Promise<void> {
  await db.prepare('UPDATE private_files SET expires_at = ?2 WHERE record = ?1').bind(record, now).run()
}

/**
 * Ids of expired files that can be deleted. An upload in progress is left out until it can't complete any more: without its
 * row, bytes that arrive later would never be found.
 */
export async function expiredFiles(
  db: D1Database,
  { now, record = null, most }: { now: number; record?: string | null; most: number },
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM private_files
      WHERE expires_at <= ?1 AND (state <> 'pending' OR created_at <= ?2) AND (?3 IS NULL OR record = ?3)
      ORDER BY expires_at LIMIT ?4`,
    )
    .bind(now, now - arrivalMs, record, most)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Deletes rows whose bytes are gone. */
export async function deleteRows(db: D1Database, ids: readonly string[]): Promise<void> {
  await db
    .prepare('DELETE FROM private_files WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(ids))
    .run()
}
