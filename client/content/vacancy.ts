import type { Seo } from './article.ts'
import type { RichText } from './block.ts'
import type { CategoryReference } from './category.ts'
import type { Locale, Translation } from './locale.ts'
import type { Contact, PartnerCard, PartnerReference } from './partner.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'

/** Kinds of contract, in Google's words. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const

/** One of them. */
export type EmploymentType = (typeof employmentTypes)[number]

/** Levels of Dutch education, the lowest first. */
export const educations = ['none', 'vmbo', 'mbo', 'hbo', 'wo'] as const

/** One of them. */
export type Education = (typeof educations)[number]

/** Whether one may work from home. */
export const remoteModes = ['no', 'hybrid', 'full'] as const

/** One of them. */
export type RemoteMode = (typeof remoteModes)[number]

/** What is paid, before tax. */
export interface Salary {
  /** In units of the currency; null where only the other end is given. */
  min: number | null
  max: number | null
  /** ISO 4217. */
  currency: string
  unit: 'HOUR' | 'MONTH' | 'YEAR'
}

/** An employer as vacancies show it. */
export interface Employer extends PartnerReference {
  logo: Picture | null
}

/** A vacancy in a list. */
export interface VacancyCard {
  number: number
  slug: string
  locale: Locale
  title: string
  employer: Employer
  cities: string[]
  remote: RemoteMode
  /** Hours a week. */
  hours: { min: number | null; max: number | null } | null
  salary: Salary | null
  employmentTypes: EmploymentType[]
  education: Education | null
  /** ISO 8601 instants. */
  postedAt: string
  validThrough: string
  /** Paid to stand on top now. */
  isPromoted: boolean
}

/** Why nobody can apply any more. */
export type ClosedReason = 'filled' | 'expired'

/** A whole vacancy. */
export interface Vacancy extends VacancyCard {
  documentId: string
  description: RichText
  employer: Employer & Pick<PartnerCard, 'intro' | 'city'> & { website: string | null }
  reference: string | null
  categories: CategoryReference[]
  locations: Place[]
  /** ISO 3166-1 alpha-2, of people who may apply for work that is done from home alone. */
  applicantCountries: string[]
  /** Why no salary is shown. */
  salaryHiddenReason: string | null
  experienceMonths: number | null
  benefits: string[]
  apply: { method: 'form' } | { method: 'url'; url: string } | { method: 'email'; email: string }
  contact: Contact | null
  /** Language in which one works and applies. */
  language: Locale | null
  /** Null while one can apply. */
  closed: ClosedReason | null
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
