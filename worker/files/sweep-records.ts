import type { Config } from '../env.ts'
import { deleteFiles } from './delete-files.ts'
import type { FileStore } from './file-store.ts'
import { formPurposes } from './purposes.ts'
import { sweepKnown } from './sweep-known.ts'

/**
 * Compares the files of forms with the records of the backend: a file whose record is gone is deleted, and one whose form was taken though
 * the answer was lost is kept. One whose form was not taken expires by itself.
 * @returns @throws As `sweepKnown`.
 */
export function sweepRecords(store: FileStore, config: Config): Promise<number> {
  return sweepKnown<string>(config, {
    path: '/files/known',
    start: '',
    stored: (after, most) => storedRecords(store.DB, after, most),
    keyOf: submissionKeyOf,
    async settle({ known, gone }) {
      await keep(store.DB, known)
      await deleteFiles(store, await keptFiles(store.DB, gone))
    },
  })
}

/** The idempotency key in the name of a form's record (`withFile`), which its record in the backend has as well. */
function submissionKeyOf(record: string): string {
  return record.slice(record.indexOf('/') + 1)
}

async function storedRecords(db: D1Database, after: string, most: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT record FROM private_files
      WHERE record > ?1 AND record NOT LIKE 'upload/%' AND purpose IN (SELECT value FROM json_each(?2))
      ORDER BY record LIMIT ?3`,
    )
    .bind(after, JSON.stringify(formPurposes()), most)
    .all<{ record: string }>()
  return results.map(({ record }) => record)
}

/** Keeps the files of these records, except any that was deleted meanwhile. */
async function keep(db: D1Database, records: readonly string[]): Promise<void> {
  await db
    .prepare(
      `UPDATE private_files SET expires_at = NULL
      WHERE record IN (SELECT value FROM json_each(?1)) AND expires_at > ?2`,
    )
    .bind(JSON.stringify(records), Date.now())
    .run()
}

/** Ids of the files of these records that don't expire by themselves. */
async function keptFiles(db: D1Database, records: readonly string[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      'SELECT id FROM private_files WHERE record IN (SELECT value FROM json_each(?1)) AND expires_at IS NULL',
    )
    .bind(JSON.stringify(records))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
