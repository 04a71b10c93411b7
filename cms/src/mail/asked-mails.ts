import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { hashOf, newCode } from '../access/code.ts'
import { lockUntilCommit } from '../database/lock.ts'
import { enqueueMail } from './outbox/enqueue.ts'
import { liftSuppression } from './outbox/suppressions.ts'

/** What anybody, or any owner of a company, can have mailed to any address. Each is counted by itself, so that none uses up another. */
export type Reason =
  | 'invitation'
  | 'registration'
  | 'confirmation'
  | 'reset'
  | 'renewal'
  | 'change'
  | 'newsletter'
  | 'receipt'
  | 'application'
  | 'event'
  | 'answer'
  | 'alert'
  | 'claim'
  | 'subscription'

/** What a mailed code opens. */
type CodeKind = 'confirmation' | 'reset'

const table = 'asked_mails'
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Mails of one reason to one mailbox at most, whoever asks for them. */
const usual = { hour: 3, day: 5 }
/** Somebody who looks for work applies several times in an evening, and several employers may answer. */
const most: Partial<Record<Reason, typeof usual>> = {
  application: { hour: 10, day: 25 },
  answer: { hour: 10, day: 25 },
  event: { hour: 5, day: 15 },
  alert: { hour: 5, day: 10 },
}

/** Makes the table where it is missing. */
export async function createAskedMails(strapi: Core.Strapi) {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.increments('id')
    // SHA-256 of the address.
    columns.string('mailbox', 64).notNullable()
    columns.string('reason', 20).notNullable()
    // Milliseconds since 1970.
    columns.bigInteger('sent_at').notNullable().index()
    // Of a code that works, or has expired; null where there was none, or it was used.
    columns.string('code_hash', 64).unique()
    columns.string('opens', 20)
    columns.integer('user_id')
    columns.index(['mailbox', 'reason', 'sent_at'])
  })
}

/** A mail that anybody can request. */
interface AskedMail<Kind> {
  kind: Kind
  to: string
  /** Of the account; Dutch where it has none. */
  locale: unknown
  /** Path of the site that its reader was going to; empty for none. */
  back: string
}

/**
 * Enqueues a mail without a code that anybody can request, unless the mailbox has reached its limit.
 * @returns False if it wasn't enqueued.
 */
export async function sendAsked(
  strapi: Core.Strapi,
  reason: Reason,
  { back, ...mail }: AskedMail<'known-account' | 'provider-account'>,
): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    if (!(await countMail(trx, { mailbox: hashOf(mail.to), reason }))) return false
    return enqueueMail(strapi, { ...mail, key: randomUUID(), values: { back } })
  })
}

/**
 * The same with a code in its link. Older codes stay valid.
 * @param userId Account that the code belongs to.
 */
export async function sendCode(
  strapi: Core.Strapi,
  reason: Reason,
  { back, ...mail }: AskedMail<CodeKind>,
  userId: number,
): Promise<boolean> {
  const { code, hash } = newCode()
  const row = { code_hash: hash, opens: mail.kind, user_id: userId }
  return strapi.db.transaction(async ({ trx }) => {
    if (!(await countMail(trx, { mailbox: hashOf(mail.to), reason }, row))) return false
    return enqueueMail(strapi, { ...mail, key: hash, values: { code, back } })
  })
}

/**
 * Counts a mail that is about to be sent.
 * @param rows The transaction in which it is queued.
 * @param codeRow What else its row holds.
 * @returns Whether it may be sent.
 */
export async function countMail(
  rows: Knex,
  counted: { mailbox: string; reason: Reason },
  codeRow: object = {},
): Promise<boolean> {
  const now = Date.now()
  await lockUntilCommit(rows, `${counted.reason} ${counted.mailbox}`)
  const [{ id }] = await rows(table)
    .insert({ ...counted, ...codeRow, sent_at: now })
    .returning('id')
  const { hour, day } = most[counted.reason] ?? usual
  for (const [windowMs, limit] of [
    [hourMs, hour],
    [dayMs, day],
  ] as const) {
    const [asked] = await rows(table)
      .where(counted)
      .where('id', '<=', id)
      .where('sent_at', '>', now - windowMs)
      .count({ count: '*' })
    if (Number(asked?.count ?? 0) <= limit) continue
    await rows(table).where({ id }).delete()
    return false
  }
  return true
}

/**
 * Whose mailbox a code was sent to, also where it has expired.
 * @returns Null for a code that was never sent, or used.
 */
export async function findCode(
  strapi: Core.Strapi,
  kind: CodeKind,
  code: string,
): Promise<{ userId: number; mailbox: string; sentAt: number } | null> {
  const row = await strapi.db
    .connection(table)
    .where({ code_hash: hashOf(code), opens: kind })
    .first()
  return row ? { userId: row.user_id, mailbox: row.mailbox, sentAt: Number(row.sent_at) } : null
}

/**
 * Uses up a code. It arrived by mail, so a suppression of the address is lifted.
 * @param rows The transaction of what it opens.
 * @returns False where it came twice at a time and the other one was first.
 */
export async function takeCode(rows: Knex, code: string, address: string): Promise<boolean> {
  const codeHash = { code_hash: hashOf(code) }
  if ((await rows(table).where(codeHash).update({ code_hash: null })) === 0) return false
  await liftSuppression(rows, address)
  return true
}

/** Forgets which account codes belong to, when it is deleted. How many mails its mailbox had stays, for the limits. */
export async function forgetCodes(rows: Knex, userId: number): Promise<void> {
  await rows(table).where({ user_id: userId }).update({ user_id: null, code_hash: null, opens: null })
}

/** Deletes what was sent before a moment, with its code. @returns How many. */
export async function deleteOldAsked(rows: Knex, before: Date): Promise<number> {
  return rows(table).where('sent_at', '<', before.getTime()).delete()
}
