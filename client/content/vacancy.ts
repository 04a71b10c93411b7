import type { CategoryReference } from './category.ts'
import type { Contact } from './contact.ts'
import type { Locale, Translation } from './locale.ts'
import type { PartnerCard, PartnerReference } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'
import type { RichText } from './rich-text.ts'
import type { Seo } from './seo.ts'

/** Kinds of contract, in schema.org's terms for Google. */
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

export type EmploymentType = (typeof employmentTypes)[number]

/** Levels of Dutch education, lowest first. */
export const educations = ['none', 'vmbo', 'mbo', 'hbo', 'wo'] as const

export type Education = (typeof educations)[number]

/** Whether working from home is possible. */
export const remoteModes = ['no', 'hybrid', 'full'] as const

export type RemoteMode = (typeof remoteModes)[number]

/** Salary, before tax. */
export interface Salary {
  /** In units of the currency; null if only the other bound is given. */
  min: number | null
  max: number | null
  /** ISO 4217. */
  currency: string
  unit: 'HOUR' | 'MONTH' | 'YEAR'
}

/** An employer in a vacancy. */
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
  /** How its text begins, in one or two lines; empty without a text. */
  teaser: string
  /** Whether it was posted in the last days. */
  isNew: boolean
  /** Whether it is promoted to the top at the moment. */
  isPromoted: boolean
}

/** Why it's no longer possible to apply. */
export type ClosedReason = 'filled' | 'expired'

/** A full vacancy. */
export interface Vacancy extends VacancyCard {
  documentId: string
  description: RichText
  employer: Employer & Pick<PartnerCard, 'intro' | 'city'> & { website: string | null }
  reference: string | null
  categories: CategoryReference[]
  locations: Place[]
  /** ISO 3166-1 alpha-2: countries from which people may apply for fully remote work. */
  applicantCountries: string[]
  /** Why no salary is shown. */
  salaryHiddenReason: string | null
  experienceMonths: number | null
  benefits: string[]
  apply: { method: 'form' } | { method: 'url'; url: string } | { method: 'email'; email: string }
  contact: Contact | null
  /** Language of the work and the application. */
  language: Locale | null
  /** Null while applications are open. */
  closed: ClosedReason | null
  /** ISO 8601 instant since which it is closed; means nothing while it is open. */
  closedAt: string
  translations: Translation[]
  seo: Seo
}
