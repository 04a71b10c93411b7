import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { bringOrMake } from './kept.ts'

/**
 * A short hash of files and of all files in folders: their paths and contents, but not their dates, which a checkout
 * changes.
 * @param sources Paths relative to the project; missing ones count as absent.
 * @param more Anything else that the result depends on.
 * @returns 16 hex digits.
 */
export async function fingerprint(sources: readonly string[], more = ''): Promise<string> {
  const hash = createHash('sha256').update(more)
  for (const source of sources)
    for (const path of await filesOf(source)) hash.update(`\0${path}\0`).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Runs `work` unless its complete result already exists from the same sources; interrupted work leaves only part of it.
 * @param result A file that the work writes; `{result}.made-from` next to it stores the fingerprint and each file's
 * size.
 * @param folder Contains everything that the work writes.
 * @param name Keeps the folder for other checkouts under this name; its files must not name where they are.
 */
export async function makeOnce(
  result: string,
  print: string,
  folder: string,
  work: () => Promise<void>,
  name?: string,
): Promise<void> {
  const mark = `${result}.made-from`
  const isMade = async () =>
    existsSync(mark) && (await readFile(mark, 'utf8')) === (await described(print, folder, mark))
  if (await isMade()) return
  const make = async () => {
    await rm(mark, { force: true })
    await work()
    await writeFile(mark, await described(print, folder, mark))
  }
  await bringOrMake({ name, print, folder, isWhole: isMade, make })
}

async function described(print: string, folder: string, mark: string): Promise<string> {
  const files = (await filesOf(folder)).filter((file) => file !== mark)
  const sizes = await Promise.all(
    files.map(async (file) => `${(await stat(file)).size} ${relative(folder, file)}`),
  )
  return [print, ...sizes].join('\n')
}

async function filesOf(source: string): Promise<string[]> {
  if (!existsSync(source)) return []
  if (!(await stat(source)).isDirectory()) return [source]
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
