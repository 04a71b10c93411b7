import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MendableError } from './failure.ts'

const header = 'SQLite format 3\0'

/**
 * Checks the files of the local stores before they are opened: workerd reports a damaged one only as "internal error".
 * @throws MendableError that names it.
 */
export async function requireWholeStores(state: string): Promise<void> {
  const names = await readdir(state, { recursive: true }).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.sqlite')))
    if (!(await isDatabase(join(state, name)))) throw damagedStores(join(state, name))
}

/** @param what The file or folder that can't be read. */
export function damagedStores(what: string, cause?: unknown): MendableError {
  return new MendableError(
    `The local store ${what} is damaged. Delete the folder .wrangler/state and start again; it is then filled with the sample content.`,
    { cause },
  )
}

/** Whether a file can be an SQLite database, by its first bytes; an empty or missing one can. */
export async function isDatabase(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return true
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(header.length), 0, header.length, 0)
    return bytesRead === 0 || buffer.toString('latin1', 0, bytesRead) === header
  } finally {
    await file.close()
  }
}
