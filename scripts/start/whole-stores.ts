import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MendableError } from './failure.ts'

/**
 * Checks the files of the local stores before they are opened: workerd reports a damaged one as "internal error", or serves from what is
 * left of it.
 * @throws MendableError that names it.
 */
export function requireWholeStores(state: string): void {
  const damaged = globSync(join(state, '**/*.sqlite')).find((file) => !isWhole(file))
  if (damaged) throw damagedStores(damaged)
}

/** @param what The file or folder that can't be read. */
export function damagedStores(what: string, cause?: unknown): MendableError {
  return new MendableError(
    `The local store ${what} is damaged. Delete the folder .wrangler/state and start again; it is then filled with the sample content.`,
    { cause },
  )
}

/** SQLite's codes for a file that is damaged, and for one that is no database. */
const damage = new Set([11, 26])

/**
 * Whether SQLite finds nothing wrong with a file; a missing or empty one is whole. Every page is read: ten megabytes take some 30 ms.
 * Nothing is written, so what a program that was killed left beside it stays.
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
