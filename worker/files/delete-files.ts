import { deleteRows, expire, expiredFiles, expireRecord } from './file-rows.ts'
import type { FileStore } from './file-store.ts'

/** Limit of one `delete` call of a bucket. */
const maxKeys = 1000

/** Deletes files, bytes first: if it fails halfway, the row remains and the cron trigger tries again. */
export async function deleteFiles({ DB, PRIVATE_FILES }: FileStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await PRIVATE_FILES.delete([...ids])
  await deleteRows(DB, ids)
}

/** Deletes one complete file; it is hidden before its bytes are deleted. */
export async function removeFile(store: FileStore, id: string): Promise<void> {
  await expire(store.DB, id, Date.now())
  await deleteFiles(store, [id])
}

/** Deletes all files of a record, e.g. of a deleted account. Uploads in progress can't complete any more. */
export async function deleteFilesOf(store: FileStore, record: string): Promise<void> {
  const now = Date.now()
  await expireRecord(store.DB, record, now)
  await deleteFiles(store, await expiredFiles(store.DB, { now, record, most: maxKeys }))
}

/**
 * Deletes expired files: interrupted deletions, and uploads that never completed.
 * @returns Their number.
 */
export async function sweepFiles(store: FileStore, now: number): Promise<number> {
  const ids = await expiredFiles(store.DB, { now, most: maxKeys })
  await deleteFiles(store, ids)
  return ids.length
}
