import { keepQuiet } from '../quiet.ts'
import { explain } from './failure.ts'
import { guardChildren } from './guard.ts'
import { requireOnlyRun } from './only-run.ts'
import { requireSpace } from './space.ts'

/**
 * The first step of every program that starts others: it leaves no process behind, and is the only one that writes to
 * its stores. If another program runs here or nothing can be written, it says so in one sentence and ends with 1.
 * @param what Its command, such as `npm start`.
 * @param folder The folder it needs exclusively; default: the local stores.
 */
export async function begin(what: string, folder?: string): Promise<void> {
  keepQuiet()
  guardChildren()
  try {
    requireSpace()
    await requireOnlyRun(what, folder)
  } catch (failure) {
    process.stderr.write(`${explain(failure)}\n`)
    process.exit(1)
  }
}
