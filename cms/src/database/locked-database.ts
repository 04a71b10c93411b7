import { setTimeout } from 'node:timers/promises'

/** Executes a statement; Knex awaits the answer. */
export type Execute = (...values: unknown[]) => unknown

interface Patience {
  /** How often it is tried again; each waits for `busy_timeout` as well. */
  tries?: number
  /** Milliseconds between two tries. */
  pauseMs?: number
}

/**
 * Executes a statement again while another program locks the database, such as a copy of its file: that may take longer than SQLite waits.
 * This process answers nobody while SQLite waits, and others between two tries.
 * @param execute Throws SQLite's error when the database is locked, which the last try lets through.
 */
export function patiently(execute: Execute, { tries = 12, pauseMs = 100 }: Patience = {}): Execute {
  return (...values) => {
    try {
      return execute(...values)
    } catch (failure) {
      if (!isLocked(failure) || tries === 0) throw failure
      return setTimeout(pauseMs).then(() => patiently(execute, { tries: tries - 1, pauseMs })(...values))
    }
  }
}

function isLocked(failure: unknown): boolean {
  return failure instanceof Error && /database is locked/.test(failure.message)
}
