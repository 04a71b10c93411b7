import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { Language } from '../mail/site-link.ts'
import { downloadCode } from './download-code.ts'
import type { LeadInput } from './lead-input.ts'
import type { LeadSubject } from './lead-subject.ts'
import { sendCounted } from './send-counted.ts'

/** What a lead without a product asks for. */
const contact: Record<Language, string> = { nl: 'Contact', en: 'Contact', de: 'Kontakt' }
const advertising: Record<Language, string> = { nl: 'Adverteren', en: 'Advertising', de: 'Werbung' }
const ourName = 'Schakel'

/**
 * Queues the mail to who a lead is for, and the copy to who asked.
 * @param key documentId of the lead.
 */
export async function leadMails(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  key: string,
  lead: LeadInput,
  { title, supplier, recipient, reaches, download }: LeadSubject,
): Promise<void> {
  const { name, email, phone, company, message, language, sourcePath } = lead
  const general = lead.kind === 'advertising' ? advertising : contact
  const person = { name, email, phone, message }
  if (recipient && lead.kind === 'advertising')
    await enqueueMail(strapi, {
      kind: 'advertising-request',
      key,
      to: recipient,
      locale: 'nl',
      values: { ...person, company: company ?? '', subject: title ?? general.nl },
    })
  else if (recipient)
    await enqueueMail(strapi, {
      kind: 'lead-received',
      key,
      to: recipient,
      locale: 'nl',
      values: {
        ...person,
        company,
        supplier: supplier ?? ourName,
        request: title ?? general.nl,
        page: sourcePath,
        reaches,
      },
    })
  if (download)
    await sendCounted(strapi, trx, 'receipt', {
      kind: 'whitepaper-link',
      key,
      to: email,
      locale: language,
      values: {
        title: title ?? '',
        supplier: supplier ?? ourName,
        reaches,
        page: download.path,
        code: downloadCode(download.documentId),
      },
    })
  else
    await sendCounted(strapi, trx, 'receipt', {
      kind: 'lead-copy',
      key,
      to: email,
      locale: language,
      values: { supplier: supplier ?? ourName, reaches, request: title ?? general[language], message },
    })
}
