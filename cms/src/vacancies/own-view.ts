import type { Core } from '@strapi/strapi'
import { actsOf, type RecordedAct } from './acts.ts'
import { isPaid } from './credit.ts'
import {
  figuresOf,
  type MonthReaders,
  monthReadersOf,
  sourcesOf,
  type VacancyDay,
  type VacancySource,
} from './figures.ts'
import { missingFields } from './missing-fields.ts'
import { cardsOf, type OwnCard } from './own-list.ts'
import { unfinishedOf } from './unfinished.ts'
import { type Vacancy, vacancyUid } from './vacancy.ts'

/** The fields that members write, as the draft has them. */
const written = [
  ...['title', 'description', 'reference', 'employmentType', 'hoursMin', 'hoursMax', 'remote', 'education'],
  ...['experienceMonths', 'benefits', 'applyMethod', 'applyUrl', 'applyEmail', 'language', 'postedAt'],
  ...['validThrough', 'locale'],
]

/** All that an employer sees of a vacancy. */
export interface OwnView extends OwnCard {
  company: { documentId: string; link: string; name: string }
  isPublished: boolean
  /** Whether the period in which it appears first is paid. */
  isPaid: boolean
  fields: Record<string, unknown>
  /** By form of the site, what was typed that its rules do not accept yet. */
  unfinished: Record<string, unknown>
  /** Fields that it needs before it can be handed in. */
  missing: string[]
  days: VacancyDay[]
  lastMonth: MonthReaders | null
  sources: VacancySource[]
  acts: RecordedAct[]
}

/** @param vacancy Of the caller's company. */
export async function ownView(strapi: Core.Strapi, vacancy: Vacancy): Promise<OwnView | null> {
  const { draft, published } = vacancy
  const { employer, documentId, number } = draft
  const [[card], row, missing, unfinished, days, lastMonth, acts, paid] = await Promise.all([
    cardsOf(strapi, [vacancy]),
    strapi.db.query(vacancyUid).findOne({
      where: { id: draft.id },
      populate: ['categories', 'locations', 'salary', 'contact'],
    }),
    missingFields(strapi, draft),
    unfinishedOf(strapi, documentId),
    figuresOf(strapi, number, published?.postedAt ?? null),
    monthReadersOf(strapi, number, published?.postedAt ?? null),
    actsOf(strapi, documentId),
    isPaid(strapi, vacancy),
  ])
  if (!card || !employer || !row) return null
  const sources = await sourcesOf(strapi, number, card.totals?.views ?? 0)
  const fields = {
    ...Object.fromEntries(written.map((name) => [name, row[name] ?? null])),
    categories: row.categories.map(({ slug }: { slug: string }) => slug),
    locations: row.locations,
    salary: row.salary,
    contact: row.contact,
  }
  const { link, name } = employer
  return {
    ...card,
    company: { documentId: employer.documentId, link, name },
    isPublished: published !== null,
    isPaid: paid,
    fields,
    unfinished: Object.fromEntries(unfinished.map(({ form, values }) => [form, values])),
    missing,
    days,
    lastMonth,
    sources,
    acts,
  }
}
