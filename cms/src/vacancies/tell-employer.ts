import type { Core } from '@strapi/strapi'
import { whoHears } from '../companies/who-hears.ts'
import { enqueueMail, type NewMail } from '../mail/outbox/enqueue.ts'
import { wasPosted } from './acts.ts'
import type { Vacancy } from './vacancy.ts'

/** What employers hear of their vacancies. */
type VacancyMail =
  | 'vacancy-awaits-payment'
  | 'vacancy-changed'
  | 'vacancy-expiring'
  | 'vacancy-published'
  | 'vacancy-rejected'
  | 'vacancy-taken-down'

/**
 * Mails whoever posted a vacancy, or the owners of its company where they no longer act for it. Nobody hears of those that editors made.
 * @returns False if it was mailed before, or nobody hears of it.
 */
export async function tellEmployer<Kind extends VacancyMail>(
  strapi: Core.Strapi,
  { draft: { documentId, employer, owner } }: Vacancy,
  mail: Pick<NewMail<Kind>, 'kind' | 'key' | 'values'>,
): Promise<boolean> {
  if (!employer || !(owner || (await wasPosted(strapi, documentId)))) return false
  let isNew = false
  for (const recipient of await whoHears(strapi, owner?.documentId ?? null, employer.documentId))
    isNew = (await enqueueMail<Kind>(strapi, { ...mail, ...recipient })) || isNew
  return isNew
}
