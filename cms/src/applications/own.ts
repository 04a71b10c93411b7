import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { openLinkToken } from '../access/link-token.ts'
import { type ApplicationRow, type ApplicationState, applicationUid } from './application.ts'
import { findVacancies, type VacancyRow } from './vacancies.ts'

/** What candidates see of where the employer is: a short list is the employer's own. */
const shownStates = {
  new: 'sent',
  read: 'seen',
  shortlist: 'seen',
  rejected: 'rejected',
  hired: 'hired',
} as const satisfies Record<ApplicationState, string>

/** Whose applications somebody may see: those of their account, and those sent with the address that they have confirmed. */
interface Owner {
  /** Null for somebody without an account. */
  id: number | null
  email: string
}

/** The applications of somebody, newest first. */
export function applicationsOf(strapi: Core.Strapi, { id, email }: Owner): Promise<ApplicationRow[]> {
  const where = id === null ? { email } : { $or: [{ userId: id }, { email }] }
  return strapi.db.query(applicationUid).findMany({ where, orderBy: { id: 'desc' } })
}

/** @throws errors.NotFoundError for one of another account. */
export async function ownApplication(
  strapi: Core.Strapi,
  owner: Owner,
  documentId: string,
): Promise<ApplicationRow> {
  const found = (await applicationsOf(strapi, owner)).find((row) => row.documentId === documentId)
  if (!found) throw new errors.NotFoundError()
  return found
}

/**
 * The application that the link of a mail opens.
 * @throws errors.NotFoundError for a forged link, or an application that was withdrawn or deleted.
 */
export async function linkedApplication(strapi: Core.Strapi, token: string): Promise<ApplicationRow> {
  const documentId = openLinkToken('application-links', token)
  const row = documentId && (await strapi.db.query(applicationUid).findOne({ where: { documentId } }))
  if (!row) throw new errors.NotFoundError()
  return row
}

/** Applications as their candidate sees them. Nothing in it says who that is: mails with links are forwarded. */
export async function shownToCandidate(
  strapi: Core.Strapi,
  applications: readonly ApplicationRow[],
  language: string,
): Promise<object[]> {
  const vacancies = await findVacancies(
    strapi,
    applications.map(({ vacancyId }) => vacancyId),
    language,
  )
  return applications.map(({ documentId, vacancyId, state, file, createdAt, deleteAfter, consentAt }) => ({
    ...{ documentId, createdAt, deleteAfter },
    state: shownStates[state],
    hasCv: file !== null,
    isKeptLonger: consentAt !== null,
    vacancy: shownVacancy(vacancies.get(vacancyId)),
  }))
}

function shownVacancy(vacancy: VacancyRow | undefined): object | null {
  if (!vacancy) return null
  const { number, slug, title, locale, employer, publishedAt } = vacancy
  return {
    ...{ number, slug, title, locale },
    employer: employer?.name ?? null,
    isPublished: publishedAt !== null,
  }
}
