import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Knex } from 'knex'
import type { Delivery } from '../delivery.ts'
import type { MailSettings } from '../settings.ts'
import { abandoned, claimNext, markHanded, renewLeases } from './claim.ts'
import { mailOpener } from './open-mail.ts'
import type { Outcome } from './outcome.ts'
import { repeatable } from './repeatable.ts'
import { setAside, settle, takeBack } from './settle.ts'
import type { OutboxRow } from './tables.ts'
import { type MailLine, openMailLine } from './transport.ts'

/** Poll interval, for mails of other processes and retries. */
const pollMs = 2000
/** How often leases are renewed, and mails taken back from processes that are gone. */
const leaseCareMs = 5000
/** Parallel connections. The first one only sends answers, so they never wait behind newsletters on a slow server. */
const lines: (Delivery | undefined)[] = ['answer', undefined, undefined, undefined]
const longestPauseMs = 60_000

/** Sends queued mails. */
export interface Sender {
  /** Looks for due mails now. */
  poke(): void
  /** Finishes mails in progress, then stops. */
  stop(): Promise<void>
}

/** Dependencies of a sender. */
interface SenderOptions {
  rows: Knex
  settings: MailSettings
  /** Called with a log line for each undeliverable mail and for each pause; without addresses. */
  report: (line: Record<string, unknown>) => void
  /** Called before an address is suppressed that a mail server says doesn't exist; more than once if the process ends in between. */
  endRefused: (address: string, reason: string) => Promise<void>
}

/** Starts a sender. It begins with mails that are already queued. */
export function startSender({ rows, settings, report, endRefused }: SenderOptions): Sender {
  const owner = `${hostname().slice(0, 50)} ${process.pid} ${randomUUID().slice(0, 8)}`
  const openMail = mailOpener(rows)
  /** Takes on no more mails. */
  let isStopped = false
  /** The last one is settled. */
  let isOver = false
  /** Number of consecutive pauses because the mail server was unavailable. */
  let pauses = 0
  let pausedUntil = 0

  /** After a database failure the next poll retries. */
  const onFailure = (message: string) => report({ where: 'mail', message })
  const mayWork = () => !isStopped && Date.now() >= pausedUntil
  /** Each line by itself: one that waits for a slow server keeps no other from looking. */
  const workers = lines.map((only) => repeatable(() => carry(only), { mayWork, onFailure }))
  const poke = () => {
    for (const worker of workers) worker.poke()
  }

  /** Sends mails one by one until none is due. */
  async function carry(only: Delivery | undefined) {
    const line = settings.server ? openMailLine(settings, settings.server) : null
    try {
      while (mayWork()) {
        const row = await claimNext(rows, owner, only)
        if (!row) return
        await sendOne(row, line)
      }
    } finally {
      line?.close()
    }
  }

  async function sendOne(row: OutboxRow, line: MailLine | null) {
    const opened = await openMail(row)
    if ('reason' in opened) {
      await setAside(rows, row, opened.state, opened.reason)
      if (opened.state === 'dead') tell(row, opened.reason)
      return
    }
    const outcome: Outcome = line
      ? await line.send(
          {
            id: row.id,
            recipient: row.recipient,
            messageId: row.message_id,
            createdAt: Number(row.created_at),
            ...opened,
          },
          () => markHanded(rows, owner, row.id),
        )
      : { is: 'delivered' }
    if (outcome.is === 'refused-address') await endRefused(row.recipient, outcome.reason)
    const state = await settle(rows, row, outcome)
    if (outcome.is === 'no-server') pause(outcome.reason)
    else if (outcome.is !== 'lost') pauses = 0
    if (state === 'dead' && 'reason' in outcome) tell(row, outcome.reason)
  }

  function tell({ id, kind, attempts }: OutboxRow, reason: string) {
    report({ where: 'mail', id, kind, attempts, reason })
  }

  function pause(reason: string) {
    // Several connections fail at the same time.
    if (Date.now() < pausedUntil) return
    const ms = Math.min(1000 * 2 ** pauses, longestPauseMs)
    pauses += 1
    pausedUntil = Date.now() + ms
    report({ where: 'mail', server: 'away', reason, pausedSeconds: ms / 1000 })
  }

  /** Also while lines are busy: a mail of a process that is gone must not wait for the end of an edition. */
  const leases = repeatable(
    async () => {
      // First, or a process that was held up would take its own mails for abandoned.
      await renewLeases(rows, owner)
      const left = await abandoned(rows)
      for (const row of left) await takeBack(rows, row)
      if (left.length > 0) poke()
    },
    { mayWork: () => !isOver, onFailure },
  )

  const polling = setInterval(poke, pollMs)
  const caring = setInterval(leases.poke, leaseCareMs)
  setImmediate(() => {
    leases.poke()
    poke()
  })

  return {
    poke,
    async stop() {
      isStopped = true
      clearInterval(polling)
      await Promise.all(workers.map(({ ended }) => ended()))
      // Not before: nobody else may take what is on its way.
      isOver = true
      clearInterval(caring)
      await leases.ended()
    },
  }
}
