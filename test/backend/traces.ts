import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { logFolder } from '../../scripts/start/logs.ts'

/**
 * Searches all that a backend has written: its database, with the write-ahead log beside it, and the logs.
 * @param database The SQLite file; it isn't there where the backend uses PostgreSQL.
 * @returns The files that contain the text as it is, in ASCII.
 */
export async function tracesOf(text: string, database: string): Promise<string[]> {
  const inFolder = await filesIn(dirname(database))
  const written = inFolder.filter((file) => basename(file).startsWith(basename(database)))
  const files = [...written, ...(await filesIn(logFolder))]
  const found = await Promise.all(files.map(async (file) => (await readFile(file, 'latin1')).includes(text)))
  return files.filter((_, index) => found[index])
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
}
