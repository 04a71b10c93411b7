import type { Knex } from 'knex'
import { invoiceFile } from '../../invoices/invoice-file.ts'
import { type ComposedMail, composeHead, composeMail } from '../compose.ts'
import { kindOf } from '../kinds.ts'
import { languageOf } from '../site-link.ts'
import { editionMailReader, personalMail } from './edition-mail.ts'
import { unseal } from './sealed-values.ts'
import { isSuppressed } from './suppressions.ts'
import type { OutboxRow } from './tables.ts'
import type { MailAttachment } from './transport.ts'

/** A mail that can be sent. */
interface OpenedMail {
  mail: ComposedMail
  attachments: MailAttachment[]
}

/** Why a mail must not be sent, and the state it gets. */
interface Unsendable {
  state: 'dead' | 'suppressed'
  reason: string
}

/** Opens queued mails: their text for their recipient, or why there is nothing to send. */
export function mailOpener(rows: Knex): (row: OutboxRow) => Promise<OpenedMail | Unsendable> {
  const readEditionMail = editionMailReader(rows)

  async function written(
    row: OutboxRow,
    kind: NonNullable<ReturnType<typeof kindOf>>,
  ): Promise<ComposedMail> {
    const language = languageOf(row.locale)
    const values = unseal(row.sealed_values ?? '', row.key)
    if (row.edition_mail === null) return composeMail(kind, language, values)
    // An edition has one text for all; only its head and its links are of its recipient.
    const head = composeHead(kind, language, values)
    const personal = { unsubscribe: head.unsubscribe ?? '', token: String(values.token), language }
    return { ...head, ...personalMail(await readEditionMail(row.edition_mail), personal) }
  }

  async function attachmentsOf({ invoice }: ComposedMail): Promise<MailAttachment[]> {
    if (invoice === null) return []
    const content = await invoiceFile(rows, invoice)
    if (!content) throw new Error(`there is no invoice ${invoice}`)
    return [{ filename: `schakel-${invoice}.pdf`, contentType: 'application/pdf', content }]
  }

  return async function openMail(row) {
    const kind = kindOf(row.kind)
    if (Date.now() > Number(row.expires_at)) return { state: 'dead', reason: 'too late' }
    if (!kind) return { state: 'dead', reason: 'unknown kind' }
    if (!kind.provesAddress && (await isSuppressed(rows, row.recipient)))
      return { state: 'suppressed', reason: 'the address was refused before' }
    try {
      const mail = await written(row, kind)
      return { mail, attachments: await attachmentsOf(mail) }
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure)
      return { state: 'dead', reason: `cannot be written: ${message}` }
    }
  }
}
