import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { storeEditionMail } from '../mail/outbox/edition-mail.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { Language } from '../mail/site-link.ts'
import { contentOf } from './content.ts'
import { readDraft } from './edition.ts'
import { asSentNow } from './newest.ts'
import { renderEdition } from './render.ts'

/** Mails an edition, as it would be sent now, to one editor. Its links are not counted, and those to unsubscribe open nothing. */
export async function mailTest(
  strapi: Core.Strapi,
  { documentId, locale, to }: { documentId: string; locale: Language; to: string },
): Promise<void> {
  const content = await contentOf(
    strapi,
    await asSentNow(strapi, await readDraft(strapi, documentId, locale)),
  )
  const mail = renderEdition({ ...content, subject: `[Proef] ${content.subject}` })
  await strapi.db.transaction(async ({ trx }) => {
    await enqueueMail(strapi, {
      kind: 'newsletter',
      key: `test-${randomUUID()}`,
      to,
      locale,
      values: { token: 'proef', list: content.newsletter, subject: mail.subject },
      editionMail: await storeEditionMail(trx, mail),
    })
  })
}
