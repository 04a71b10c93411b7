import { inParallel } from './in-parallel.ts'
import { dueMessages, nextDue, type Outcome, settle, spreadVacancies, type Waiting } from './outbox.ts'
import { type Sending, sendMessage } from './send-message.ts'

/** The platform opens six connections at once; more would only wait. */
const connections = 6
const batchSize = 50

/** What was taken by FCM, noted before D1 hears of it: after a fall between the two it is not sent again. */
export interface SentNotes {
  has: (waiting: Waiting) => boolean
  add: (waiting: Waiting) => void
  /** Forgets all of them: D1 knows. */
  clear: () => void
}

/** How much one run does. */
export interface DrainOptions extends Sending {
  db: D1Database
  notes: SentNotes
  /** Messages at most; each is a subrequest, of which an invocation has a number. */
  most: number
  /** Told of a message that FCM will not take. */
  onRefused: (waiting: Waiting) => void
}

/**
 * Sends what is due.
 * @returns When to come back, in milliseconds since 1970; null while nothing waits.
 * @throws SendingIsOff, with everything that was taken until then settled; whatever D1 throws. New vacancies that cannot be matched keep
 *   nothing back: that is thrown once what waited is sent.
 */
export async function drain(options: DrainOptions): Promise<number | null> {
  const { db, now, most } = options
  const [spread] = await Promise.allSettled([spreadVacancies(db, now())])
  for (let sent = 0; sent < most; ) {
    const due = await dueMessages(db, now(), Math.min(batchSize, most - sent))
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
