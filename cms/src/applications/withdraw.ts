import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { logConsent } from '../newsletters/consent-log.ts'
import { type ApplicationRow, applicationUid } from './application.ts'
import { employersOf } from './employers.ts'
import { findVacancy } from './vacancies.ts'

/**
 * Deletes an application at its candidate's wish, which also takes back the consent to keep it longer, and tells the employer, who may have made
 * notes elsewhere. The publish hook has the worker delete its file.
 */
export async function withdrawApplication(
  strapi: Core.Strapi,
  { id, documentId, vacancyId, name, email, consentAt }: ApplicationRow,
): Promise<void> {
  const vacancy = await findVacancy(strapi, vacancyId)
  await strapi.db.transaction(async () => {
    // Two presses at the same moment: the second finds nothing, and the mail's key is the same.
    const isThere = (await strapi.db.query(applicationUid).count({ where: { id } })) > 0
    await strapi.documents(applicationUid).delete({ documentId })
    if (consentAt && isThere)
      await logConsent(strapi, {
        ...{ purpose: 'application-kept', email, step: 'withdrawn', agreed: null, source: 'withdrawn' },
        lists: vacancy ? [`vacancy/${vacancy.number}`] : [],
      })
    if (!vacancy) return
    for (const { to, locale } of await employersOf(strapi, vacancy))
      await enqueueMail(strapi, {
        kind: 'application-withdrawn',
        key: documentId,
        to,
        locale,
        values: { name, title: vacancy.title, number: vacancy.number },
      })
  })
}
