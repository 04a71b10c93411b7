import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import type { StoredDate } from '../account/account.ts'
import { bestVersion } from '../documents/best-version.ts'
import { isOver, ownVacancy, vacancyUid } from '../vacancies/vacancy.ts'

/** One version of a vacancy, as far as applications need it. */
export interface VacancyRow {
  id: number
  documentId: string
  locale: string
  publishedAt: StoredDate | null
  number: number
  slug: string
  title: string
  vacancyState: string
  postedAt: StoredDate | null
  validThrough: StoredDate | null
  closedAt: StoredDate | null
  applyEmail: string | null
  employer: { documentId: string; name: string } | null
  contact: { email: string | null } | null
}

/**
 * The vacancy of a document as a reader would see it: published before draft, in their language before Dutch.
 * @returns Null if it was deleted.
 */
export async function findVacancy(
  strapi: Core.Strapi,
  documentId: string,
  language = 'nl',
): Promise<VacancyRow | null> {
  return bestVersion(await versions(strapi, { documentId }), language)
}

/** The same for many, by documentId. */
export async function findVacancies(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  language: string,
): Promise<Map<string, VacancyRow>> {
  const rows = await versions(strapi, { documentId: { $in: [...new Set(documentIds)] } })
  const found = new Map<string, VacancyRow>()
  for (const { documentId } of rows) {
    const row = bestVersion(
      rows.filter((one) => one.documentId === documentId),
      language,
    )
    if (row) found.set(documentId, row)
  }
  return found
}

/** @throws errors.NotFoundError if none with the number is published. */
export async function publishedVacancy(
  strapi: Core.Strapi,
  number: number,
  language: string,
): Promise<VacancyRow> {
  const row = bestVersion(await versions(strapi, { number, publishedAt: { $notNull: true } }), language)
  if (!row) throw new errors.NotFoundError('This vacancy is not published')
  return row
}

/**
 * A vacancy that one can apply for now.
 * @throws errors.NotFoundError if none with the number is published; a refusal `vacancy-closed` if it has closed.
 */
export async function openVacancy(
  strapi: Core.Strapi,
  number: number,
  language: string,
): Promise<VacancyRow> {
  const row = await publishedVacancy(strapi, number, language)
  if (row.vacancyState !== 'published' || isOver(row)) throw refusal('vacancy-closed')
  return row
}

/**
 * A vacancy, for who acts for its company, as readers see it.
 * @param number Public number.
 * @throws errors.NotFoundError for everybody else, and for one that doesn't exist.
 */
export async function vacancyOfMember(
  strapi: Core.Strapi,
  user: { documentId: string },
  number: string,
): Promise<VacancyRow> {
  // Postgres can't search for every string that an address can contain.
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new errors.NotFoundError()
  const { draft } = await ownVacancy(strapi, user, Number(number))
  const row = await findVacancy(strapi, draft.documentId)
  if (!row) throw new errors.NotFoundError()
  return row
}

function versions(strapi: Core.Strapi, where: object): Promise<VacancyRow[]> {
  return strapi.db.query(vacancyUid).findMany({ where, populate: ['employer', 'contact'] })
}
