import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A short hash of files and of all files below folders: their paths and their bytes, never their dates, which a checkout changes.
 * @param sources Paths relative to the project; what is not there counts as absent.
 * @param more Whatever else the result depends on.
 * @returns 16 hexadecimal digits.
 */
export async function fingerprint(sources: readonly string[], more = ''): Promise<string> {
  const hash = createHash('sha256').update(more)
  for (const source of sources)
    for (const path of await filesOf(source)) hash.update(`\0${path}\0`).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Does work unless its result is there from the same sources.
 * @param result A file that the work leaves; beside it, `{result}.made-from` keeps the fingerprint.
 */
export async function makeOnce(result: string, print: string, work: () => Promise<void>): Promise<void> {
  const mark = `${result}.made-from`
  if (existsSync(result) && existsSync(mark) && (await readFile(mark, 'utf8')) === print) return
  await work()
  await writeFile(mark, print)
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
