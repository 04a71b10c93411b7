import { SiteError } from '../errors.ts'
import { aborted, withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'
import type { Database } from './sql.ts'

/** Reads from D1. @throws SiteError `UnavailableError` if it doesn't answer. */
export type AskDatabase = <Answer>(ask: (db: Database) => Promise<Answer>) => Promise<Answer>

/** How long a read replica may take to catch up with a bookmark, in milliseconds; D1 itself sets no limit. */
const catchUpMs = 2000

/**
 * The reads of one request: one session, opened with the first read, so that no read sees an older state than the one
 * before it.
 * @param bookmark Of the newest known change, so that any replica that answers has it too; null if none is known.
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
      // D1's behaviour for an unknown or unreachable bookmark isn't documented. The primary has everything.
      report('database', cause, { askedAgain: 'the primary' })
      opened = Promise.resolve({ session: db.withSession('first-primary'), mayWait: false })
      return ask(question)
    }
  }
}
