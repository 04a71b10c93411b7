import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { recordAct } from './acts.ts'
import { changeDraft, type Vacancy } from './vacancy.ts'

/**
 * Sends a vacancy back to whoever posted it, who is mailed why if the account still exists. Within the transaction of `changing`.
 * @param reason In the words of an editor, or of the site.
 */
export async function sendBack(strapi: Core.Strapi, vacancy: Vacancy, reason: string): Promise<void> {
  const { documentId, number, owner, title, submittedAt } = vacancy.draft
  await changeDraft(strapi, vacancy, { vacancyState: 'rejected', rejectReason: reason })
  await recordAct(strapi, documentId, { act: 'rejected', account: null, note: reason })
  if (!owner) return
  await enqueueMail(strapi, {
    kind: 'vacancy-rejected',
    key: `${documentId}:${new Date(submittedAt ?? Date.now()).toISOString()}`,
    to: owner.email,
    locale: owner.language,
    values: { number, title, reason },
  })
}
