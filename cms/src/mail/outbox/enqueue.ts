import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { composeHead, composeMail } from '../compose.ts'
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
  /** Its subject, such as a document id. Each address gets one mail per kind and subject, however often it is enqueued. */
  key: string
  to: string
  /** Language of the recipient; Dutch if it isn't a language of the site. */
  locale: unknown
  values: ValuesOf<Kind>
  /** Id of its text, where that is stored once for many (`edition-mail.ts`). */
  editionMail?: number
  /** The caller's knex transaction. Not needed inside `strapi.db.transaction`, which is detected. */
  trx?: Knex.Transaction
}

/**
 * Enqueues a mail in the transaction that causes it: either both are committed, or neither. It is sent right after the commit and retried until it
 * expires; `delivery.ts` defines what happens if its fate is unknown.
 * @returns False if it was enqueued before.
 * @throws Error When a value would break out of a header.
 */
export async function enqueueMail<Kind extends MailKind>(
  strapi: Core.Strapi,
  { trx: own, ...mail }: NewMail<Kind>,
): Promise<boolean> {
  const row = rowOf(mail)
  if (own) {
    const isNew = await insert(own, row)
    // After a rollback there is nothing to send.
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

function rowOf<Kind extends MailKind>({
  kind,
  key,
  to,
  locale,
  values,
  editionMail,
}: Omit<NewMail<Kind>, 'trx'>) {
  const definition = kindOf(kind)
  if (!definition) throw new Error(`There is no mail ${kind}`)
  const recipient = headerValue('The address', to)
  const whole = `${kind}:${key}:${recipient}`
  const language = languageOf(locale)
  // Fails here, in the caller, if the mail can't be rendered.
  if (editionMail === undefined) composeMail(definition, language, values)
  else composeHead(definition, language, values)
  return {
    ...unsent(definition),
    key: whole,
    kind,
    locale: language,
    recipient,
    sealed_values: seal(values, whole),
    message_id: messageId(whole),
    edition_mail: editionMail ?? null,
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

/** The same for every attempt, so that mail programs can recognise a duplicate. */
function messageId(key: string) {
  const host = mailSettings().from.address.split('@').at(-1)
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}
