import { keepQuiet } from '../quiet.ts'
import { guardChildren } from './guard.ts'
import { requireOnlyRun } from './only-run.ts'
import { requireSpace } from './space.ts'

/**
 * What every program does first that starts others: it leaves no process behind, and runs alone on what it writes.
 * @param what Its command, such as `npm start`.
 * @param folder What it must have for itself; the local stores.
 * @throws MendableError where something else runs here, or nothing can be written.
 */
export async function begin(what: string, folder?: string): Promise<void> {
  keepQuiet()
  guardChildren()
  requireSpace()
  await requireOnlyRun(what, folder)
}
