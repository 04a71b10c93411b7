import { keepQuiet } from '../quiet.ts'
import { guardChildren } from './guard.ts'
import { requireOnlyRun } from './only-run.ts'
import { requireSpace } from './space.ts'

/**
 * What every program does first that uses the local stores: it leaves no process behind, and runs alone.
 * @param what Its command, such as `npm start`.
 * @throws MendableError where something else runs here, or nothing can be written.
 */
export async function begin(what: string): Promise<void> {
  keepQuiet()
  guardChildren()
  requireSpace()
  await requireOnlyRun(what)
}
