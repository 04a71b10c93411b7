import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's codes for a file that is damaged, and for one that is no database. */
const damage = new Set([11, 26])

/**
 * Whether SQLite finds nothing wrong with a file; a missing or empty one is whole. Every page is read: ten megabytes take some 30 ms.
 * Nothing is written, so what a program that was killed left beside it stays. Not for a file that this process has open: closing a
 * second handle releases the locks of the first.
 */
export function isWhole(path: string): boolean {
  if (!existsSync(path)) return true
  const database = new DatabaseSync(path, { open: false, readOnly: true })
  try {
    database.open()
    return database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok'
  } catch (failure) {
    // One that is in use, or may not be read, is told of by whoever opens it.
    return !isDamage(failure)
  } finally {
    if (database.isOpen) database.close()
  }
}

function isDamage(failure: unknown): boolean {
  // The last byte is the code, the others say more about it.
  return failure instanceof Error && 'errcode' in failure && damage.has(Number(failure.errcode) & 0xff)
}

/** Ends the process in one sentence if a file is damaged: Strapi would end with a stack trace, or write to what is left. */
export function requireWhole(path: string): void {
  if (isWhole(path)) return
  process.stderr.write(
    `The database ${path} is damaged: put a backup in its place, without the files -wal and -shm beside it. The backend does not start.\n`,
  )
  process.exit(1)
}
