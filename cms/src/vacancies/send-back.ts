import type { Core } from '@strapi/strapi'
import { recordAct } from './acts.ts'
import { tellEmployer } from './tell-employer.ts'
import { changeDraft, type Vacancy } from './vacancy.ts'

/**
 * Sends a vacancy back to its employer, who is mailed why. Within the transaction of `changing`.
 * @param reason In the words of an editor, or of the site.
 */
export async function sendBack(strapi: Core.Strapi, vacancy: Vacancy, reason: string): Promise<void> {
  const { documentId, number, title, submittedAt } = vacancy.draft
  await changeDraft(strapi, vacancy, { vacancyState: 'rejected', rejectReason: reason })
  await recordAct(strapi, documentId, { act: 'rejected', account: null, note: reason })
  await tellEmployer(strapi, vacancy, {
    kind: 'vacancy-rejected',
    key: `${documentId}:${new Date(submittedAt ?? Date.now()).toISOString()}`,
    values: { number, title, reason, isChange: vacancy.published ? 1 : 0 },
  })
}
