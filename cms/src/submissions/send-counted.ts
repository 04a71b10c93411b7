import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { hashOf } from '../access/code.ts'
import { countMail, type Reason } from '../mail/asked-mails.ts'
import type { MailKind } from '../mail/kinds.ts'
import { enqueueMail, type NewMail } from '../mail/outbox/enqueue.ts'

/** Queues a mail to an address that anybody can type in, unless its mailbox has had enough of them. */
export async function sendCounted<Kind extends MailKind>(
  strapi: Core.Strapi,
  trx: Knex,
  reason: Reason,
  mail: NewMail<Kind>,
): Promise<void> {
  if (await countMail(trx, { mailbox: hashOf(mail.to), reason })) await enqueueMail(strapi, mail)
}
