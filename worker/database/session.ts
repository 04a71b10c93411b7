import { SiteError } from '../errors.ts'
import { aborted, withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'
import type { Database } from './sql.ts'

/** Asks D1 something. @throws SiteError `UnavailableError` when it does not answer. */
export type AskDatabase = <Answer>(ask: (db: Database) => Promise<Answer>) => Promise<Answer>

/** Milliseconds for which a read replica may take to become as new as a bookmark; D1 itself names no bound. */
const catchUpMs = 2000

/**
 * The reads of one request: one session, opened with the first of them, so that none of them sees an older state than one before it.
 * @param bookmark Of the newest change that is known, so that whichever replica answers has it too; null where none is known.
 */
export function readSession(
  db: Pick<D1Database, 'withSession'>,
  bookmark: () => Promise<string | null>,
): AskDatabase {
  let opened: Promise<{ session: Database; mayWait: boolean }> | undefined

  async function open() {
    const from = await bookmark()
    return { session: db.withSession(from ?? 'first-unconstrained'), mayWait: from !== null }
  }

  return async function ask(question) {
    opened ??= open()
    const { session, mayWait } = await opened
    try {
      if (!mayWait) return await question(session)
      return await withTimeout(catchUpMs, (signal) => Promise.race([question(session), aborted(signal)]))
    } catch (cause) {
      if (!mayWait) throw new SiteError('UnavailableError', {}, { cause })
      // What D1 makes of a bookmark that it does not know, or cannot reach, is not documented. The primary has all there is.
      report('database', cause, { askedAgain: 'the primary' })
      opened = Promise.resolve({ session: db.withSession('first-primary'), mayWait: false })
      return ask(question)
    }
  }
}
