import type { Core } from '@strapi/strapi'
import { fold } from '../text/fold.ts'
import { applicationsOf, totalsOf, type VacancyCounts } from './figures.ts'
import { changeOf, stateOf, type Vacancy, type VacancyRow, type VacancyState, vacancyUid } from './vacancy.ts'

/** The states that a list can be narrowed to, as its employer sees them. */
export const listStates = [
  ...['draft', 'submitted', 'awaiting-payment', 'approved', 'published'],
  ...['paused', 'filled', 'expired', 'rejected'],
] as VacancyState[]

const pageSize = 20
/** Versions of vacancies that are read at once: databases limit the values of a query. */
const batchRows = 1000
/** What cards and their search need: no texts, which are most of a vacancy. */
const fields = [
  ...['id', 'documentId', 'number', 'slug', 'locale', 'title', 'vacancyState', 'rejectReason', 'postedAt'],
  ...['validThrough', 'updatedAt', 'publishedAt', 'reference'],
]

/** A vacancy in its employer's list. Instants are in ISO 8601. */
export interface OwnCard {
  documentId: string
  number: number
  slug: string
  title: string
  reference: string | null
  places: string[]
  state: VacancyState
  /** The state of a change to what is published. */
  change: ReturnType<typeof changeOf>
  rejectReason: string | null
  postedAt: string | null
  validThrough: string | null
  updatedAt: string
  /** Null before anything was counted. */
  totals: VacancyCounts | null
  /** Those that can still be read. */
  applications: number
}

type VersionRow = VacancyRow & { publishedAt: unknown }

/** What is asked for. */
export interface ListQuery {
  text: string
  state: VacancyState | null
  /** From 1. */
  page: number
}

/** The vacancies of a company, those that were changed last first, with the number in each state. */
export async function ownList(
  strapi: Core.Strapi,
  company: string,
  { text, state, page }: ListQuery,
): Promise<{ items: OwnCard[]; total: number; counts: Partial<Record<VacancyState, number>> }> {
  const all = await vacanciesOf(strapi, company)
  const counts: Partial<Record<VacancyState, number>> = {}
  for (const vacancy of all) counts[stateOf(vacancy)] = (counts[stateOf(vacancy)] ?? 0) + 1
  const found = all.filter(
    (vacancy) => (state === null || stateOf(vacancy) === state) && contains(vacancy, text),
  )
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return { items: await cardsOf(strapi, shown), total: found.length, counts }
}

/** Adds what is counted elsewhere. */
export async function cardsOf(strapi: Core.Strapi, vacancies: readonly Vacancy[]): Promise<OwnCard[]> {
  const drafts = vacancies.map(({ draft }) => draft)
  const [totals, applications] = await Promise.all([
    totalsOf(
      strapi,
      drafts.map(({ number }) => number),
    ),
    applicationsOf(
      strapi,
      drafts.map(({ documentId }) => documentId),
    ),
  ])
  return vacancies.map((vacancy) => {
    const { documentId, number, slug, title, reference, locations, rejectReason, updatedAt } = vacancy.draft
    const dates = vacancy.published ?? vacancy.draft
    return {
      documentId,
      number,
      slug: vacancy.published?.slug ?? slug,
      title,
      reference,
      places: [...new Set(locations.flatMap(({ city }) => city ?? []))],
      state: stateOf(vacancy),
      change: changeOf(vacancy),
      rejectReason,
      postedAt: instant(dates.postedAt),
      validThrough: instant(dates.validThrough),
      updatedAt: new Date(updatedAt).toISOString(),
      totals: totals.get(number) ?? null,
      applications: applications.get(documentId) ?? 0,
    }
  })
}

async function vacanciesOf(strapi: Core.Strapi, company: string): Promise<Vacancy[]> {
  const rows = await versionsOf(strapi, company)
  const drafts = new Map<string, VacancyRow>()
  const published = new Map<string, VacancyRow>()
  for (const row of rows)
    if (row.publishedAt !== null) published.set(`${row.documentId} ${row.locale}`, row)
    else if (row.locale === 'nl' || !drafts.has(row.documentId)) drafts.set(row.documentId, row)
  return [...drafts.values()]
    .toSorted((one, other) => changedAt(other) - changedAt(one) || other.id - one.id)
    .map((draft) => ({ draft, published: published.get(`${draft.documentId} ${draft.locale}`) ?? null }))
}

/** Every version of a company's vacancies, in the order in which they were made. */
async function versionsOf(strapi: Core.Strapi, company: string): Promise<VersionRow[]> {
  const rows: VersionRow[] = []
  for (;;) {
    const batch: VersionRow[] = await strapi.db.query(vacancyUid).findMany({
      where: { employer: { documentId: company }, id: { $gt: rows.at(-1)?.id ?? 0 } },
      select: fields,
      populate: ['locations'],
      orderBy: { id: 'asc' },
      limit: batchRows,
    })
    rows.push(...batch)
    if (batch.length < batchRows) return rows
  }
}

function changedAt({ updatedAt }: VacancyRow): number {
  return new Date(updatedAt).getTime()
}

function contains({ draft }: Vacancy, text: string): boolean {
  const { title, reference, number, locations } = draft
  const words = [title, reference, number, ...locations.map(({ city }) => city)].join(' ')
  return fold(words).includes(fold(text.trim()))
}

function instant(value: string | number | Date | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}
