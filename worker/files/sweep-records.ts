import * as v from 'valibot'
import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { deleteFiles } from './delete-files.ts'
import type { FileStore } from './file-store.ts'

/** Records per call. */
const batchSize = 200

const Known = v.object({ data: v.object({ submissionKeys: v.array(v.string()) }) })

/**
 * Compares the files of forms with the records of the backend: a file whose record is gone is deleted, and one whose form was taken though
 * the answer was lost is kept. A message about each deletion comes first (`strapi-hook.ts`); this finds what was missed.
 * @throws StrapiError, ValiError if the backend doesn't answer; files stay then.
 */
export async function sweepRecords(store: FileStore, config: Config): Promise<void> {
  const client = strapiClientOf(config)
  let after = ''
  for (;;) {
    const files = await recordFiles(store.DB, after)
    const last = files.at(-1)
    if (!last) return
    const body = await client.call({
      method: 'POST',
      path: '/contact-messages/known',
      token: config.cmsToken,
      body: { submissionKeys: files.map(({ key }) => key) },
    })
    const known = new Set(v.parse(Known, body).data.submissionKeys)
    await keep(
      store.DB,
      files.filter(({ key }) => known.has(key)),
    )
    const gone = files.filter(({ key, isKept }) => isKept && !known.has(key))
    await deleteFiles(
      store,
      gone.map(({ id }) => id),
    )
    after = last.id
  }
}

interface RecordFile {
  id: string
  /** Idempotency key of its form. */
  key: string
  /** Whether the backend has confirmed its record. */
  isKept: boolean
}

async function recordFiles(db: D1Database, after: string): Promise<RecordFile[]> {
  const { results } = await db
    .prepare(
      `SELECT id, substr(record, 5) AS key, expires_at IS NULL AS kept FROM private_files
      WHERE record LIKE 'tip/%' AND id > ?1 ORDER BY id LIMIT ?2`,
    )
    .bind(after, batchSize)
    .all<{ id: string; key: string; kept: number }>()
  return results.map(({ id, key, kept }) => ({ id, key, isKept: kept === 1 }))
}

async function keep(db: D1Database, files: readonly RecordFile[]): Promise<void> {
  await db
    .prepare('UPDATE private_files SET expires_at = NULL WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(files.map(({ id }) => id)))
    .run()
}
