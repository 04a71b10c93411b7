import { keepQuiet } from '../quiet.ts'
import { guardChildren } from './guard.ts'
import { requireOnlyRun } from './only-run.ts'
import { requireSpace } from './space.ts'

/**
 * The first step of every program that starts others: it leaves no process behind, and is the only one that writes to
 * its stores.
 * @param what Its command, such as `npm start`.
 * @param folder The folder it needs exclusively; default: the local stores.
 * @throws MendableError if another program runs here, or nothing can be written.
 */
export async function begin(what: string, folder?: string): Promise<void> {
  keepQuiet()
  guardChildren()
  requireSpace()
  await requireOnlyRun(what, folder)
}
