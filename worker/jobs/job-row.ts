import { hourBands, salarySteps } from '../../client/content/job-search.ts'
import { educations, employmentTypes, remoteModes, type VacancyCard } from '../../client/content/vacancy.ts'
import type { TimelessVacancy } from '../strapi/parse/vacancy.ts'
import { bitsOf } from './bits.ts'
import { fullWeek, middlePerMonth, mostPerMonth } from './monthly-salary.ts'
import { wordEnds } from './words.ts'

/** A card as it is stored: whether a vacancy is new or promoted depends on the time of the request. */
export type StoredCard = Omit<VacancyCard, 'isNew' | 'isPromoted'>

/** A row of table `jobs`, without `id` and the reader columns, which D1 sets. */
export interface JobRow {
  document_id: string
  locale: string
  number: number
  employer: string
  open_until: number
  posted_at: number
  promoted_from: number
  promoted_to: number
  education: number
  remote: number
  hours: number
  contracts: number
  salary_steps: number
  salary: number | null
  salary_middle: number | null
  card: string
}

/** The searchable texts, by the fields of `job_texts`. */
export interface JobTexts {
  title: string
  employer: string
  categories: string
  places: string
  description: string
  parts: string
}

/** The row of a published vacancy, open or closed. */
export function jobRow({ vacancy, state, promoted }: TimelessVacancy): JobRow {
  const salary = mostPerMonth(vacancy.salary)
  return {
    document_id: vacancy.documentId,
    locale: vacancy.locale,
    number: vacancy.number,
    employer: vacancy.employer.link,
    open_until: state === 'published' ? Date.parse(vacancy.validThrough) : 0,
    posted_at: Date.parse(vacancy.postedAt),
    promoted_from: promoted?.from ? Date.parse(promoted.from) : 0,
    promoted_to: promoted ? (promoted.to ? Date.parse(promoted.to) : Number.MAX_SAFE_INTEGER) : 0,
    education: bitsOf(educations, vacancy.education ? [vacancy.education] : []),
    remote: bitsOf(remoteModes, [vacancy.remote]),
    hours: bitsOf(hourBands, bandsOf(vacancy.hours)),
    contracts: bitsOf(employmentTypes, vacancy.employmentTypes),
    salary_steps: bitsOf(
      salarySteps,
      salarySteps.filter((step) => salary !== null && salary >= step),
    ),
    salary,
    salary_middle: middlePerMonth(vacancy),
    card: JSON.stringify(cardOf(vacancy)),
  }
}

/** The searchable words of a vacancy. */
export function jobTexts({ vacancy }: TimelessVacancy): JobTexts {
  return {
    title: vacancy.title,
    employer: vacancy.employer.name,
    categories: vacancy.categories.map(({ name }) => name).join(' '),
    places: vacancy.locations.map(({ city, region }) => `${city} ${region ?? ''}`).join(' '),
    description: textOf(vacancy.description.html),
    parts: wordEnds(vacancy.title),
  }
}

/** The bands that contain or overlap a range of hours per week, bounds included. */
function bandsOf(hours: VacancyCard['hours']): (typeof hourBands)[number][] {
  if (!hours) return []
  // A job of more than a full week matches searches for a full week.
  const least = Math.min(hours.min ?? 0, fullWeek)
  const most = hours.max ?? fullWeek
  return hourBands.filter((band) => {
    const [from = 0, to = 0] = band.split('-').map(Number)
    return least <= to && most >= from
  })
}

function cardOf(vacancy: TimelessVacancy['vacancy']): StoredCard {
  const { link, name, roles, logo } = vacancy.employer
  return {
    number: vacancy.number,
    slug: vacancy.slug,
    locale: vacancy.locale,
    title: vacancy.title,
    employer: { link, name, roles, logo },
    cities: vacancy.cities,
    remote: vacancy.remote,
    hours: vacancy.hours,
    salary: vacancy.salary,
    employmentTypes: vacancy.employmentTypes,
    education: vacancy.education,
    postedAt: vacancy.postedAt,
    validThrough: vacancy.validThrough,
    teaser: vacancy.teaser,
  }
}

/** Our own markup as plain words; the characters that it escapes aren't letters. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
}
