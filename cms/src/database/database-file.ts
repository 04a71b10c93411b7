import { resolve } from 'node:path'
import { appFolder } from '../environment/app-folder.ts'

/** The file of SQLite; null where the database is on a server. */
export function databaseFile({
  DATABASE_URL,
  DATABASE_FILENAME = '.tmp/data.db',
}: Record<string, string | undefined>): string | null {
  return DATABASE_URL ? null : resolve(appFolder, DATABASE_FILENAME)
}
