import { inParallel } from './in-parallel.ts'
import { dueMessages, nextDue, type Outcome, settle, spreadVacancies, type Waiting } from './outbox.ts'
import { type Sending, sendMessage } from './send-message.ts'

/** The platform opens six connections in parallel; more would only queue. */
const connections = 6
const batchSize = 50

/** Messages that FCM accepted, noted before D1 is updated, so that they aren't sent twice after a crash in between. */
export interface SentNotes {
  has: (waiting: Waiting) => boolean
  add: (waiting: Waiting) => void
  /** Deletes all notes; D1 is up to date. */
  clear: () => void
}

/** The limits and callbacks of one run. */
export interface DrainOptions extends Sending {
  db: D1Database
  notes: SentNotes
  /** Maximum number of messages; each is a subrequest, and an invocation has a limited number of those. */
  maxMessages: number
  /** Called for a message that FCM refuses. */
  onRefused: (waiting: Waiting) => void
}

/**
 * Sends messages that are due.
 * @returns When to run again, in milliseconds since 1970; null if nothing waits.
 * @throws SendingIsOff, after everything that FCM accepted is settled; any error of D1. A failure to match new
 * vacancies delays nothing: it is thrown after the waiting messages are sent.
 */
export async function drain(options: DrainOptions): Promise<number | null> {
  const { db, now, maxMessages } = options
  const [spread] = await Promise.allSettled([spreadVacancies(db, now())])
  for (let sent = 0; sent < maxMessages; ) {
    const due = await dueMessages(db, now(), Math.min(batchSize, maxMessages - sent))
    if (due.length === 0) break
    await sendBatch(due, options)
    sent += due.length
  }
  if (spread.status === 'rejected') throw spread.reason
  return nextDue(db, now())
}

async function sendBatch(due: Waiting[], { db, notes, onRefused, ...sending }: DrainOptions): Promise<void> {
  const settled: { waiting: Waiting; outcome: Outcome }[] = []
  let off: unknown
  await inParallel(due, connections, async (waiting) => {
    if (off) return
    if (notes.has(waiting)) {
      settled.push({ waiting, outcome: { kind: 'sent' } })
      return
    }
    try {
      const outcome = await sendMessage(waiting, sending)
      if (outcome.kind === 'sent') notes.add(waiting)
      if (outcome.kind === 'refused') onRefused(waiting)
      settled.push({ waiting, outcome })
    } catch (failure) {
      off = failure
    }
  })
  await settle(db, settled)
  notes.clear()
  if (off) throw off
}
