import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { StoredDate } from '../account/account.ts'
import { requireRole } from '../companies/memberships.ts'

export const vacancyUid = 'api::vacancy.vacancy'

/** The states in which readers saw a vacancy: what is in one of them has been published. */
const liveStates = ['published', 'paused', 'filled', 'expired'] as const

export type LiveState = (typeof liveStates)[number]

/** The states of a draft: of a vacancy that nobody has seen yet, or of a change to one that is published. */
export type VacancyState = 'draft' | 'submitted' | 'awaiting-payment' | 'approved' | 'rejected' | LiveState

/** One version of a vacancy as stored: its draft, or what is published. */
export interface VacancyRow {
  id: number
  documentId: string
  number: number
  slug: string
  locale: string
  title: string
  vacancyState: VacancyState
  rejectReason: string | null
  postedAt: StoredDate | null
  validThrough: StoredDate | null
  submittedAt: StoredDate | null
  /** Since when it is in one of the states `filled` and `expired`. */
  closedAt: StoredDate | null
  updatedAt: StoredDate
  reference: string | null
  locations: { city: string | null }[]
  employer: { documentId: string; link: string; name: string } | null
  owner: { id: number; documentId: string; email: string; language: string | null } | null
}

/** A vacancy: its draft always exists, the published version may. */
export interface Vacancy {
  draft: VacancyRow
  published: VacancyRow | null
}

const populate = ['employer', 'owner', 'locations']

/**
 * A vacancy with both of its versions, in Dutch if it has that language.
 * @param where Its documentId, or its public number.
 */
async function findVacancy(
  strapi: Core.Strapi,
  where: { documentId: string } | { number: number },
): Promise<Vacancy | null> {
  const rows: VacancyRow[] = await strapi.db.query(vacancyUid).findMany({
    where: { ...where, publishedAt: null },
    populate,
  })
  const draft = rows.find(({ locale }) => locale === 'nl') ?? rows[0]
  if (!draft) return null
  const published: VacancyRow | null = await strapi.db.query(vacancyUid).findOne({
    where: { documentId: draft.documentId, locale: draft.locale, publishedAt: { $notNull: true } },
    populate,
  })
  return { draft, published }
}

/**
 * A vacancy of a company that the account acts for.
 * @throws errors.NotFoundError For any other, as if there were none.
 */
export async function ownVacancy(
  strapi: Core.Strapi,
  user: { documentId: string },
  number: number,
): Promise<Vacancy & { company: string }> {
  const vacancy = await findVacancy(strapi, { number })
  const company = vacancy?.draft.employer?.documentId
  if (!vacancy || !company) throw new errors.NotFoundError()
  await requireRole(strapi, user, company, ['owner', 'editor']).catch((failure) => {
    throw failure instanceof errors.ForbiddenError ? new errors.NotFoundError() : failure
  })
  return { ...vacancy, company }
}

/**
 * Changes a vacancy in a transaction that no other change of it enters: what `act` reads of its states still holds when it writes.
 * @throws errors.NotFoundError If it has been deleted.
 */
export async function changing<Result>(
  strapi: Core.Strapi,
  documentId: string,
  act: (vacancy: Vacancy) => Promise<Result>,
): Promise<Result> {
  return await strapi.db.transaction(async ({ trx }) => {
    // Postgres locks the row; SQLite has one connection, and so one transaction at a time.
    await trx('vacancies')
      .where({ document_id: documentId })
      .whereNull('published_at')
      .orderBy('id')
      .forUpdate()
      .select('id')
    const vacancy = await findVacancy(strapi, { documentId })
    if (!vacancy) throw new errors.NotFoundError()
    return await act(vacancy)
  })
}

/** Changes the draft. */
export async function changeDraft(
  strapi: Core.Strapi,
  { draft }: Vacancy,
  data: Record<string, unknown>,
): Promise<void> {
  const { documentId, locale } = draft
  await strapi.documents(vacancyUid).update({ documentId, locale, data: data as object })
}

/** Whether readers have seen it, so that what is in it is known to be fine. */
export function isLive(state: VacancyState): state is LiveState {
  return liveStates.some((live) => live === state)
}

/** Whether the day on which it closes has passed. @param now Milliseconds since 1970. */
export function isOver({ validThrough }: Pick<VacancyRow, 'validThrough'>, now = Date.now()): boolean {
  return validThrough !== null && new Date(validThrough).getTime() <= now
}

/**
 * What its employer calls its state: that of the published version, or of the draft while nothing is published.
 * @param now Milliseconds since 1970: the day on which it closes may have passed since.
 */
export function stateOf({ draft, published }: Vacancy, now = Date.now()): VacancyState {
  if (!published) return draft.vacancyState
  return isOver(published, now) && published.vacancyState !== 'filled' ? 'expired' : published.vacancyState
}

/** The state of a change to what is published; null without one. */
export function changeOf({ draft, published }: Vacancy): 'draft' | 'submitted' | 'rejected' | null {
  const { vacancyState: state } = draft
  if (!published || isLive(state)) return null
  return state === 'submitted' || state === 'rejected' ? state : 'draft'
}
