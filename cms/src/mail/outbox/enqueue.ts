import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { composeMail } from '../compose.ts'
import { headerValue } from '../header-value.ts'
import { type AnyMail, kindOf, type MailKind, type ValuesOf } from '../kinds.ts'
import { mailSettings } from '../settings.ts'
import { languageOf } from '../site-link.ts'
import { seal } from './sealed-values.ts'
import { pokeSender } from './start-sender.ts'
import { type OutboxRow, outboxTable } from './tables.ts'

/** One mail to one address. */
export interface NewMail<Kind extends MailKind> {
  kind: Kind
  /** What it is about, such as a document's id: one address gets one mail of a kind about it, however often it is queued. */
  key: string
  to: string
  /** Of who gets it; Dutch where it is none of the site's. */
  locale: unknown
  values: ValuesOf<Kind>
  /** A transaction of the caller's own. Within `strapi.db.transaction` it is found without. */
  trx?: Knex.Transaction
}

/**
 * Queues a mail, in the transaction that causes it: both are there afterwards, or neither. It leaves as soon as that is committed, and is tried
 * again for as long as it is of use (`delivery.ts` tells what happens where its fate is unknown).
 * @returns False where it was queued before.
 * @throws Error Where a value would break out of a header.
 */
export async function enqueueMail<Kind extends MailKind>(
  strapi: Core.Strapi,
  { trx: own, ...mail }: NewMail<Kind>,
): Promise<boolean> {
  const row = rowOf(mail)
  if (own) {
    const isNew = await insert(own, row)
    // A transaction that is rolled back has nothing to send.
    own.executionPromise.then(
      () => pokeSender(strapi),
      () => {},
    )
    return isNew
  }
  return await strapi.db.transaction(async ({ trx, onCommit }) => {
    const isNew = await insert(trx, row)
    onCommit(() => pokeSender(strapi))
    return isNew
  })
}

async function insert(trx: Knex.Transaction, row: Partial<OutboxRow>) {
  const added = await trx(outboxTable).insert(row).onConflict('key').ignore().returning('id')
  return added.length > 0
}

function rowOf<Kind extends MailKind>({ kind, key, to, locale, values }: Omit<NewMail<Kind>, 'trx'>) {
  const definition = kindOf(kind)
  if (!definition) throw new Error(`There is no mail ${kind}`)
  const recipient = headerValue('The address', to)
  const whole = `${kind}:${key}:${recipient}`
  const language = languageOf(locale)
  // What cannot be written is refused here, where somebody can mend it.
  composeMail(definition, language, values)
  return {
    ...unsent(definition),
    key: whole,
    kind,
    locale: language,
    recipient,
    sealed_values: seal(values, whole),
    message_id: messageId(whole),
  }
}

function unsent({ delivery, hours }: AnyMail) {
  const now = Date.now()
  return {
    delivery,
    state: 'queued' as const,
    due_at: now,
    expires_at: now + hours * 3_600_000,
    created_at: now,
    changed_at: now,
  }
}

/** The same for every try, so that a mail program can tell that it has a mail already. */
function messageId(key: string) {
  const host = mailSettings().from.address.split('@').at(-1)
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}
