import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { lockUntilCommit } from '../database/lock.ts'
import { editionMailTable } from '../mail/outbox/edition-mail.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { suppressedAmong } from '../mail/outbox/suppressions.ts'
import { outboxTable, suppressionTable } from '../mail/outbox/tables.ts'
import { isActive, type NewsletterName, type SignUp, uid } from '../newsletters/sign-ups.ts'
import { editionToken } from './edition-token.ts'
import { openStates, type Recipient, type Run, recipientTable, runTable } from './tables.ts'

/** Sign-ups looked at in one transaction. */
const snapshotBatch = 500
/** Mails queued in one transaction. */
const queueBatch = 100
/** Mails of one edition in the outbox at most: what waits there cannot be called off as quickly, and has its time. */
const mostOpen = 1500

/**
 * Notes the next recipients of a run: everybody who had signed up when it started.
 * @returns Whether there are more to look at.
 */
export async function noteRecipients(strapi: Core.Strapi, runId: number): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const run = await lockRun(trx, runId)
    if (run?.state !== 'sending' || run.snapshot_until === null) return false
    const signUps: (SignUp & { language: string })[] = await strapi.db.query(uid).findMany({
      where: { id: { $gt: run.snapshot_after, $lte: run.snapshot_until } },
      orderBy: { id: 'asc' },
      limit: snapshotBatch,
    })
    const last = signUps.at(-1)
    if (!last) return false
    const rows = signUps
      .filter((signUp) => gets(signUp, run) && (run.to_all_languages || signUp.language === run.locale))
      .map(({ email, documentId }) => ({
        run_id: run.id,
        address: email,
        sign_up: documentId,
        state: 'waiting',
      }))
    if (rows.length > 0) await trx(recipientTable).insert(rows).onConflict(['run_id', 'address']).ignore()
    await trx(runTable).where({ id: run.id }).update({ snapshot_after: last.id })
    return true
  })
}

/**
 * Queues the mails of the next recipients who still get the newsletter.
 * @returns `more` if there are, `full` if the outbox has enough of them, `none` if nobody waits.
 */
export async function queueRecipients(strapi: Core.Strapi, runId: number): Promise<'more' | 'full' | 'none'> {
  return await strapi.db.transaction(async ({ trx }) => {
    const run = await lockRun(trx, runId)
    if (run?.state !== 'sending' || run.mail_id === null) return 'none'
    if ((await openMails(trx, run.mail_id)) > mostOpen - queueBatch) return 'full'
    const waiting: Recipient[] = await trx(recipientTable)
      .where({ run_id: run.id, state: 'waiting' })
      .orderBy('id')
      .limit(queueBatch)
    if (waiting.length === 0) return 'none'
    const addresses = waiting.map(({ address }) => address)
    const active = await stillSubscribed(strapi, addresses, run)
    const suppressed = await suppressedAmong(trx, addresses)
    const mail = await trx(editionMailTable).where({ id: run.mail_id }).first('subject')
    const becomes: Record<'queued' | 'gone' | 'refused', Recipient[]> = { queued: [], gone: [], refused: [] }
    for (const recipient of waiting) {
      const { address } = recipient
      becomes[!active.has(address) ? 'gone' : suppressed.has(address) ? 'refused' : 'queued'].push(recipient)
    }
    for (const recipient of becomes.queued) {
      await enqueueMail(strapi, {
        kind: 'newsletter',
        key: `edition-${run.id}`,
        to: recipient.address,
        locale: run.locale,
        values: {
          token: editionToken(recipient.sign_up, run.id),
          list: run.newsletter,
          subject: mail.subject,
        },
        editionMail: run.mail_id,
      })
    }
    for (const [state, recipients] of Object.entries(becomes)) {
      const ids = recipients.map(({ id }) => id)
      if (ids.length > 0) await trx(recipientTable).whereIn('id', ids).update({ state })
    }
    return 'more'
  })
}

/** Mails of an edition that have not left. */
export async function openMails(rows: Knex, mailId: number): Promise<number> {
  const [row] = await rows(outboxTable)
    .where({ edition_mail: mailId })
    .whereIn('state', [...openStates])
    .count({ count: '*' })
  return Number(row?.count ?? 0)
}

/** Takes what has not left yet of somebody who ended newsletters out of the queue. */
export async function withdrawMails(
  trx: Knex.Transaction,
  address: string,
  ended: readonly NewsletterName[],
): Promise<void> {
  const runs: Pick<Run, 'id' | 'mail_id'>[] = await trx(runTable)
    .where({ state: 'sending' })
    .whereIn('newsletter', [...ended])
    .select('id', 'mail_id')
  for (const { id, mail_id: mail } of runs) {
    const taken = await trx(outboxTable)
      .where({ recipient: address, edition_mail: mail, state: 'queued' })
      .delete()
    if (taken > 0) await trx(recipientTable).where({ run_id: id, address }).update({ state: 'gone' })
  }
}

/** Other processes wait until the transaction ends, and then see what it did. */
export async function lockRun(trx: Knex.Transaction, id: number): Promise<Run | undefined> {
  await lockUntilCommit(trx, `edition ${id}`)
  return await trx(runTable).where({ id }).first()
}

/** How many an edition would go to now: refused addresses get none. */
export async function countRecipients(
  strapi: Core.Strapi,
  { newsletter, locale, toAllLanguages }: { newsletter: string; locale: string; toAllLanguages: boolean },
): Promise<number> {
  const rows = strapi.db.connection
  const query = rows('newsletter_signups')
    .whereNotNull('confirmed_at')
    .whereNull('unsubscribed_at')
    .whereRaw('cast(lists as text) like ?', [`%"${newsletter}"%`])
    .whereNotIn('email', rows(suppressionTable).select('address'))
    .countDistinct({ count: 'email' })
  if (!toAllLanguages) query.where({ language: locale })
  const [row] = await query
  return Number(row?.count ?? 0)
}

/** The editions that went to an address, oldest first, for the export of an account. Times are in ISO 8601. */
export async function editionsTo(rows: Knex, address: string): Promise<object[]> {
  const received: Received[] = await rows(`${recipientTable} as recipient`)
    .join(`${runTable} as run`, 'run.id', 'recipient.run_id')
    .leftJoin(`${editionMailTable} as mail`, 'mail.id', 'run.mail_id')
    .where('recipient.address', address)
    .orderBy('recipient.id')
    .select('run.newsletter', 'run.locale', 'run.started_at', 'recipient.state', 'mail.subject')
  return received.map(({ newsletter, locale, subject, started_at, state }) => ({
    ...{ newsletter, locale, subject, state },
    startedAt: started_at === null ? null : new Date(Number(started_at)).toISOString(),
  }))
}

type Received = Pick<Run, 'newsletter' | 'locale' | 'started_at'> &
  Pick<Recipient, 'state'> & { subject: string | null }

/** Forgets to whom editions went, for an account that is deleted. */
export async function forgetRecipientOf(rows: Knex, address: string): Promise<void> {
  await rows(recipientTable).where({ address }).delete()
}

function gets(signUp: SignUp, { newsletter }: Pick<Run, 'newsletter'>): boolean {
  return isActive(signUp) && signUp.lists.some((list) => list === newsletter)
}

async function stillSubscribed(strapi: Core.Strapi, addresses: string[], run: Run): Promise<Set<string>> {
  const signUps: SignUp[] = await strapi.db.query(uid).findMany({ where: { email: { $in: addresses } } })
  return new Set(signUps.filter((signUp) => gets(signUp, run)).map(({ email }) => email))
}
