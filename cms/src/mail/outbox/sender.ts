import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Knex } from 'knex'
import { invoiceFile } from '../../invoices/invoice-file.ts'
import { type ComposedMail, composeMail } from '../compose.ts'
import type { MailValue } from '../define-mail.ts'
import type { Delivery } from '../delivery.ts'
import { kindOf } from '../kinds.ts'
import type { MailSettings } from '../settings.ts'
import { languageOf } from '../site-link.ts'
import { abandoned, claimNext, markHanded, renewLeases } from './claim.ts'
import { editionMailReader, personalMail } from './edition-mail.ts'
import type { Outcome } from './outcome.ts'
import { unseal } from './sealed-values.ts'
import { setAside, settle, takeBack } from './settle.ts'
import { isSuppressed } from './suppressions.ts'
import type { OutboxRow } from './tables.ts'
import { type MailAttachment, type MailLine, openMailLine } from './transport.ts'

/** Poll interval, for mails of other processes and retries. */
const pollMs = 2000
const renewMs = 5000
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
}

/** A mail that can be sent. */
interface Opened {
  mail: ComposedMail
  attachments: MailAttachment[]
}

/** Starts a sender. It begins with mails that are already queued. */
export function startSender({ rows, settings, report }: SenderOptions): Sender {
  const owner = `${hostname().slice(0, 50)} ${process.pid} ${randomUUID().slice(0, 8)}`
  const readEditionMail = editionMailReader(rows)
  let isStopped = false
  let isPoked = false
  let round: Promise<void> | null = null
  /** Number of consecutive pauses because the mail server was unavailable. */
  let pauses = 0
  let pausedUntil = 0

  function poke() {
    isPoked = true
    if (isStopped || round) return
    round = sendAll().finally(() => {
      round = null
      if (isPoked && Date.now() >= pausedUntil) setImmediate(poke)
    })
  }

  /** Never rejects: after a database failure the next poll retries. */
  async function sendAll() {
    isPoked = false
    try {
      for (const row of await abandoned(rows)) await takeBack(rows, row)
      if (Date.now() < pausedUntil) return
      await Promise.all(lines.map((only) => carry(only)))
    } catch (failure) {
      report({ where: 'mail', message: messageOf(failure) })
    }
  }

  /** Sends mails one by one until none is due. */
  async function carry(only: Delivery | undefined) {
    const line = settings.server ? openMailLine(settings, settings.server) : null
    try {
      while (!isStopped && Date.now() >= pausedUntil) {
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
    if (!opened) return
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
    const state = await settle(rows, row, outcome)
    if (outcome.is === 'no-server') pause(outcome.reason)
    else if (outcome.is !== 'lost') pauses = 0
    if (state === 'dead' && 'reason' in outcome) tell(row, outcome.reason)
  }

  /** @returns Null if it must not be sent; the row is updated then. */
  async function openMail(row: OutboxRow): Promise<Opened | null> {
    const kind = kindOf(row.kind)
    if (Date.now() > Number(row.expires_at)) return giveUp(row, 'too late')
    if (!kind) return giveUp(row, 'unknown kind')
    if (!kind.provesAddress && (await isSuppressed(rows, row.recipient))) {
      await setAside(rows, row, 'suppressed', 'the address was refused before')
      return null
    }
    try {
      const values = unseal(row.sealed_values ?? '', row.key)
      const mail = await withStoredText(row, composeMail(kind, languageOf(row.locale), values), values)
      return { mail, attachments: await attachmentsOf(mail) }
    } catch (failure) {
      return giveUp(row, `cannot be written: ${messageOf(failure)}`)
    }
  }

  /** An edition has one text for all; what is composed here has the links of its recipient. */
  async function withStoredText(
    { edition_mail: id, locale }: OutboxRow,
    mail: ComposedMail,
    { token }: Record<string, MailValue>,
  ): Promise<ComposedMail> {
    if (id === null) return mail
    const { unsubscribe } = mail
    const personal = { unsubscribe: unsubscribe ?? '', token: String(token), language: languageOf(locale) }
    return { ...mail, ...personalMail(await readEditionMail(id), personal) }
  }

  async function attachmentsOf({ invoice }: ComposedMail): Promise<MailAttachment[]> {
    if (invoice === null) return []
    const content = await invoiceFile(rows, invoice)
    if (!content) throw new Error(`there is no invoice ${invoice}`)
    return [{ filename: `schakel-${invoice}.pdf`, contentType: 'application/pdf', content }]
  }

  async function giveUp(row: OutboxRow, reason: string) {
    await setAside(rows, row, 'dead', reason)
    tell(row, reason)
    return null
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

  const polling = setInterval(poke, pollMs)
  const renewing = setInterval(() => {
    if (round)
      renewLeases(rows, owner).catch((failure) => report({ where: 'mail', message: messageOf(failure) }))
  }, renewMs)
  setImmediate(poke)

  return {
    poke,
    async stop() {
      isStopped = true
      clearInterval(polling)
      clearInterval(renewing)
      await round
    },
  }
}

function messageOf(failure: unknown) {
  return failure instanceof Error ? failure.message : String(failure)
}
