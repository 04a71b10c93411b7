import { setTimeout } from 'node:timers/promises'

/** Executes a statement; Knex awaits the answer. */
export type Execute = (...values: unknown[]) => unknown

interface Patience {
  /** How often it is tried again; each waits for `busy_timeout` as well. */
  tries?: number
  /** Milliseconds between two tries. */
  pauseMs?: number
  /** What to do when all were in vain. */
  giveUp?: (failure: unknown) => never
}

/**
 * Executes a statement again while another program locks the database, such as a copy of its file. It must not be left alone: the driver keeps a
 * statement open that found the database locked, and as long as it is open SQLite commits nothing of this connection, though all that follows
 * reports success. Executing it again ends that.
 * @param execute Throws SqliteError when the database is locked.
 */
export function patiently(execute: Execute, patience: Patience = {}): Execute {
  return (...values) => {
    try {
      return execute(...values)
    } catch (failure) {
      if (!isLocked(failure)) throw failure
      return tryAgain(() => execute(...values), failure, patience)
    }
  }
}

async function tryAgain(
  execute: () => unknown,
  failure: unknown,
  { tries = 12, pauseMs = 100, giveUp = end }: Patience,
): Promise<unknown> {
  for (let left = tries; left > 0; left--) {
    await setTimeout(pauseMs)
    try {
      return execute()
    } catch (next) {
      if (!isLocked(next)) throw next
    }
  }
  return giveUp(failure)
}

function isLocked(failure: unknown): boolean {
  return failure instanceof Error && /database is locked/.test(failure.message)
}

/** Whoever supervises this process starts it again. To go on would be to acknowledge what is never stored. */
function end(failure: unknown): never {
  process.stderr.write(
    `Another program has locked the database for a minute; the backend ends, and loses nothing: ${failure}\n`,
  )
  process.exit(1)
}
