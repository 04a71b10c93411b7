import type { Core } from '@strapi/strapi'
import { hashOf, newCode } from '../access/code.ts'
import { type Mail, sendMail } from './send-mail.ts'

/** What anybody can have mailed to any address. Each is counted by itself, so that none uses up another. */
export type Reason = 'registration' | 'confirmation' | 'reset' | 'renewal' | 'change'

/** What a mailed code opens. */
type CodeKind = 'confirmation' | 'reset'

const table = 'asked_mails'
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Mails of one reason to one mailbox at most, whoever asks for them. */
const limits = [
  { windowMs: hourMs, most: 3 },
  { windowMs: dayMs, most: 5 },
]
/** For this long a code that has expired can still be exchanged for another. */
const keptMs = 7 * dayMs

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

/**
 * Sends a mail that anybody can ask for, unless its mailbox has had enough of them.
 * @param opens Puts a code into the mail's link, as `key` of its query. Older
 * codes go on working.
 * @returns False where it was not sent.
 */
export async function sendAsked(
  strapi: Core.Strapi,
  reason: Reason,
  mail: Mail,
  opens?: { kind: CodeKind; userId: number; key: string },
): Promise<boolean> {
  if (!opens) return sendCounted(strapi, reason, mail)
  const { code, hash } = newCode()
  const row = { code_hash: hash, opens: opens.kind, user_id: opens.userId }
  return sendCounted(strapi, reason, { ...mail, query: { [opens.key]: code } }, row)
}

async function sendCounted(strapi: Core.Strapi, reason: Reason, mail: Mail, codeRow: object = {}) {
  const isAllowed = await countMail(strapi, { mailbox: hashOf(mail.to), reason }, codeRow)
  if (isAllowed) sendMail(strapi, mail)
  return isAllowed
}

/**
 * Counts a mail that is about to be sent.
 * @param codeRow What else its row holds.
 * @returns Whether it may be sent.
 */
export async function countMail(
  strapi: Core.Strapi,
  counted: { mailbox: string; reason: Reason },
  codeRow: object = {},
): Promise<boolean> {
  const rows = strapi.db.connection
  const now = Date.now()
  await rows(table)
    .where('sent_at', '<', now - keptMs)
    .delete()
  // Noted first and counted after that, so that of many at a time no more than the first few are sent.
  const [{ id }] = await rows(table)
    .insert({ ...counted, ...codeRow, sent_at: now })
    .returning('id')
  for (const { windowMs, most } of limits) {
    const [asked] = await rows(table)
      .where(counted)
      .where('id', '<=', id)
      .where('sent_at', '>', now - windowMs)
      .count({ count: '*' })
    if (Number(asked?.count ?? 0) <= most) continue
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
 * Uses a code up.
 * @returns False where it came twice at a time and the other one was first.
 */
export async function takeCode(strapi: Core.Strapi, code: string): Promise<boolean> {
  const codeHash = { code_hash: hashOf(code) }
  return (await strapi.db.connection(table).where(codeHash).update({ code_hash: null })) > 0
}
