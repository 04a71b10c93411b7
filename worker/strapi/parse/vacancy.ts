import * as v from 'valibot'
import {
  type ClosedReason,
  educations,
  employmentTypes,
  remoteModes,
  type Salary,
  type Vacancy,
} from '../../../client/content/vacancy.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { ContactComponent, contactFrom } from './contact.ts'
import { cityOf } from './partner.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { isWithin, type Period, PeriodComponent, periodFrom } from './period.ts'
import { Media, pictureFromMedia } from './picture.ts'
import { AddressComponent, placesFrom } from './place.ts'
import { htmlFrom, RichTextNodes } from './rich-text.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { teaserOf } from './teaser.ts'
import { translationsOf } from './translations.ts'
import {
  decimal,
  instant,
  jsonListOf,
  jsonTexts,
  Label,
  Localizations,
  locale,
  publicNumber,
  text,
} from './values.ts'

const SalaryComponent = v.object({
  min: v.nullish(decimal),
  max: v.nullish(decimal),
  currency: text,
  unit: v.nullish(v.picklist(['HOUR', 'MONTH', 'YEAR'])),
  hiddenReason: text,
})

const EmployerEntry = v.object({
  ...PartnerReferenceEntry.entries,
  logo: v.nullish(Media),
  intro: text,
  website: text,
  addresses: v.nullish(v.array(v.object({ city: text }))),
})

const newForMs = 3 * 86_400_000

const states = [
  'draft',
  'submitted',
  'awaiting-payment',
  'approved',
  'published',
  'paused',
  'filled',
  'expired',
  'rejected',
] as const

/** The states in which readers may see a vacancy. */
const shownStates = ['published', 'filled', 'expired'] as const satisfies (typeof states)[number][]

export const VacancyEntry = v.object({
  documentId: v.string(),
  number: publicNumber,
  slug: v.string(),
  locale,
  title: v.string(),
  description: v.nullish(RichTextNodes),
  employer: EmployerEntry,
  reference: text,
  categories: v.nullish(v.array(Label)),
  employmentType: jsonListOf(v.picklist(employmentTypes)),
  hoursMin: v.nullish(decimal),
  hoursMax: v.nullish(decimal),
  locations: v.nullish(v.array(AddressComponent)),
  remote: v.nullish(v.picklist(remoteModes)),
  applicantCountries: jsonListOf(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  salary: v.nullish(SalaryComponent),
  education: v.nullish(v.picklist(educations)),
  experienceMonths: v.nullish(v.number()),
  benefits: jsonTexts,
  applyMethod: v.nullish(v.picklist(['form', 'url', 'email'])),
  applyUrl: text,
  applyEmail: text,
  contact: v.nullish(ContactComponent),
  postedAt: instant,
  validThrough: instant,
  closedAt: v.nullish(instant),
  vacancyState: v.picklist(states),
  promoted: v.nullish(PeriodComponent),
  language: v.nullish(locale),
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: Localizations,
})

/** A vacancy with the data that decides whether it is open and promoted at a given moment. */
export interface TimelessVacancy {
  vacancy: Omit<Vacancy, 'closed' | 'isNew' | 'isPromoted'>
  state: (typeof states)[number]
  promoted: Period | null
}

/**
 * Parses a fully populated vacancy entry.
 * @throws ValiError
 */
export function timelessVacancyFrom(entry: unknown): TimelessVacancy {
  const parsed = v.parse(VacancyEntry, entry)
  const { promoted, vacancyState: state } = parsed
  return {
    vacancy: vacancyOf(parsed),
    state,
    promoted: periodFrom(promoted),
  }
}

/** Whether readers may see a vacancy; others wait for their employer or for us. */
export function isShown({ state }: TimelessVacancy): boolean {
  return shownStates.some((shown) => shown === state)
}

/** A vacancy at a moment. @param now Milliseconds since 1970. */
export function vacancyAt({ vacancy, state, promoted }: TimelessVacancy, now: number): Vacancy {
  const closed = closedReason(state, vacancy.validThrough, now)
  return {
    ...vacancy,
    closed,
    isNew: isNewAt(vacancy, now),
    isPromoted: !closed && promoted !== null && isWithin(promoted, now),
  }
}

/** Whether a vacancy was posted in the last three days. @param now Milliseconds since 1970. */
export function isNewAt({ postedAt }: Pick<Vacancy, 'postedAt'>, now: number): boolean {
  return now - Date.parse(postedAt) < newForMs
}

function closedReason(
  state: TimelessVacancy['state'],
  validThrough: string,
  now: number,
): ClosedReason | null {
  if (state === 'filled') return 'filled'
  return state === 'expired' || Date.parse(validThrough) <= now ? 'expired' : null
}

function vacancyOf(parsed: v.InferOutput<typeof VacancyEntry>): TimelessVacancy['vacancy'] {
  const locations = placesFrom(parsed.locations)
  const { employer, hoursMin, hoursMax } = parsed
  const salary = salaryFrom(parsed.salary)
  const description = { key: 'description', html: htmlFrom(parsed.description ?? [], parsed.locale) }
  return {
    number: parsed.number,
    slug: parsed.slug,
    locale: parsed.locale,
    title: parsed.title,
    employer: {
      ...partnerReferenceFrom(employer),
      logo: pictureFromMedia(employer.logo),
      intro: employer.intro || null,
      city: cityOf(employer.addresses),
      website: mayPointTo.website(employer.website),
    },
    cities: [...new Set(locations.map(({ city }) => city))],
    remote: parsed.remote ?? 'no',
    hours: hoursMin == null && hoursMax == null ? null : { min: hoursMin ?? null, max: hoursMax ?? null },
    salary,
    employmentTypes: parsed.employmentType,
    education: parsed.education ?? null,
    postedAt: parsed.postedAt,
    validThrough: parsed.validThrough,
    documentId: parsed.documentId,
    description,
    teaser: teaserOf(description),
    reference: parsed.reference || null,
    categories: parsed.categories ?? [],
    locations,
    applicantCountries: parsed.applicantCountries,
    salaryHiddenReason: salary ? null : parsed.salary?.hiddenReason || null,
    experienceMonths: parsed.experienceMonths ?? null,
    benefits: parsed.benefits,
    apply: applyFrom(parsed),
    contact: contactFrom(parsed.contact),
    language: parsed.language ?? null,
    // Closed before that moment was stored: the last change is the nearest there is.
    closedAt: parsed.closedAt ?? parsed.updatedAt,
    translations: translationsOf([parsed, ...parsed.localizations], (slug) => [
      'jobs-vacature-id-slug',
      { id: parsed.number, slug },
    ]),
    seo: seoFrom(parsed.seo),
  }
}

function salaryFrom(salary: v.InferOutput<typeof SalaryComponent> | null | undefined): Salary | null {
  if (salary?.min == null && salary?.max == null) return null
  return {
    min: salary.min ?? null,
    max: salary.max ?? null,
    currency: salary.currency || 'EUR',
    unit: salary.unit ?? 'MONTH',
  }
}

/** External applications require an address; without one, readers apply here. */
function applyFrom({
  applyMethod,
  applyUrl,
  applyEmail,
}: Pick<v.InferOutput<typeof VacancyEntry>, 'applyMethod' | 'applyUrl' | 'applyEmail'>): Vacancy['apply'] {
  const url = mayPointTo.website(applyUrl)
  if (applyMethod === 'url' && url) return { method: 'url', url }
  if (applyMethod === 'email' && applyEmail) return { method: 'email', email: applyEmail }
  return { method: 'form' }
}
