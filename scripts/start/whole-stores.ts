import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isWhole } from '../../cms/src/database/whole-file.ts'
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
