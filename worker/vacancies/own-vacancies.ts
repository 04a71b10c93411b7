import type { Locale } from '../../client/content/locale.ts'
import type {
  CompanyCredits,
  CompanyInvoice,
  MonthReaders,
  OwnState,
  OwnVacancyCard,
  PostingCompany,
  VacancyAct,
  VacancyDay,
  VacancySource,
} from '../../client/content/own-vacancy.ts'
import type { FormValues } from '../../client/forms/answer.ts'
import type { OfferedMandate } from '../../client/orders/offered-mandate.ts'
import type { OfferedOnline } from '../../client/orders/offered-online.ts'
import type { TextBlock } from '../../client/rich-text/blocks.ts'
import type { PostingFormName } from '../../client/vacancies/form-names.ts'
import type { OrderPayment, StartedPayment } from '../orders/order-payment.ts'

/** The fields of a draft as the backend takes them; those that are left out stay. */
export interface VacancyInput {
  title?: string | undefined
  /** Slugs of categories of vacancies, in Dutch. */
  categories?: string[] | undefined
  locations?: { city: string; street: string | null; postcode: string | null }[] | undefined
  remote?: 'no' | 'hybrid' | 'full' | undefined
  employmentType?: string[] | undefined
  hoursMin?: number | null | undefined
  hoursMax?: number | null | undefined
  salary?:
    | {
        min: number | null
        max: number | null
        unit: 'HOUR' | 'MONTH' | 'YEAR'
        hiddenReason: string | null
      }
    | undefined
  education?: string | null | undefined
  experienceMonths?: number | null | undefined
  benefits?: string[] | undefined
  applyMethod?: 'form' | 'url' | 'email' | undefined
  applyUrl?: string | null | undefined
  applyEmail?: string | null | undefined
  contact?: { name: string | null; phone: string | null; email: string | null } | undefined
  reference?: string | null | undefined
  language?: 'nl' | 'en' | 'de' | undefined
  description?: TextBlock[] | undefined
  /** ISO 8601 days. */
  startsOn?: string | null | undefined
  closesOn?: string | null | undefined
}

/** What was typed into a step that its rules do not accept yet, by field; without values, the step is fine. */
export interface Unfinished {
  form: PostingFormName
  values: FormValues
}

/** What a draft says, as it is stored. */
export interface WrittenVacancy {
  title: string
  categories: string[]
  locations: { city: string | null; street: string | null; postcode: string | null }[]
  remote: 'no' | 'hybrid' | 'full'
  employmentType: string[]
  hoursMin: number | null
  hoursMax: number | null
  salary: {
    min: number | null
    max: number | null
    unit: 'HOUR' | 'MONTH' | 'YEAR' | null
    hiddenReason: string | null
  } | null
  education: string | null
  experienceMonths: number | null
  benefits: string[]
  applyMethod: 'form' | 'url' | 'email' | null
  applyUrl: string | null
  applyEmail: string | null
  contact: { name: string | null; phone: string | null; email: string | null } | null
  reference: string | null
  language: 'nl' | 'en' | 'de' | null
  /** Strapi's blocks. */
  description: unknown[]
  /** ISO 8601 instants. */
  postedAt: string | null
  validThrough: string | null
  locale: 'nl' | 'en' | 'de'
}

/** A vacancy as the members of its company see it. */
export interface OwnVacancy {
  documentId: string
  company: PostingCompany
  card: OwnVacancyCard
  isPublished: boolean
  /** Whether the period in which it appears first is paid. */
  isPaid: boolean
  fields: WrittenVacancy
  /** What was typed that its rules do not accept yet, by form. */
  unfinished: Partial<Record<PostingFormName, FormValues | undefined>>
  /** Names of the fields that it needs before it can be handed in, and of forms that are unfinished. */
  missing: string[]
  days: VacancyDay[]
  /** Readers in the last full month; null if it wasn't open then. */
  lastMonth: MonthReaders | null
  sources: VacancySource[]
  acts: VacancyAct[]
}

/** One page of a company's vacancies. */
interface OwnVacancyList {
  items: OwnVacancyCard[]
  total: number
  /** How many there are in each state, whatever was searched. */
  counts: Partial<Record<OwnState, number>>
}

/** How a company can pay. */
interface PaymentOptions {
  mandate: OfferedMandate | null
  /** Null where nothing can be paid online. */
  online: OfferedOnline | null
  /** Whom its last invoice was for. */
  billing: {
    name: string
    street: string
    postcode: string
    city: string
    country: string
    email: string
    /** Empty without one. */
    vatId: string
  } | null
}

/** An order of credits. It names no price: that is the product's. */
interface CreditOrder {
  /** The same for the same form sent again. */
  key: string
  /** Slug. */
  product: string
  reference: string | null
  payment: OrderPayment
  billing: {
    name: string
    attention: string | null
    street: string
    postcode: string
    city: string
    country: string
    email: string
    vatId: string | null
  }
  language: 'nl' | 'en' | 'de'
}

/** A press on what is published. */
type VacancyStep = 'pause' | 'resume' | 'fill'

/**
 * Vacancies of companies, for their members. `token` is the signed-in visitor's. Each method throws `StrapiError` if the backend refuses:
 * status 403 for a company that isn't the reader's, 404 for a vacancy that isn't.
 */
export interface OwnVacancies {
  /** @param query.page From 1. */
  list: (
    token: string,
    company: string,
    query: { text: string; state: OwnState | null; page: number },
  ) => Promise<OwnVacancyList>
  read: (token: string, number: number) => Promise<OwnVacancy>
  /** @returns The public number of the new draft. */
  create: (token: string, company: string, input: VacancyInput) => Promise<number>
  save: (token: string, number: number, input: VacancyInput & { unfinished: Unfinished }) => Promise<void>
  /** Deletes a draft that nobody has seen, or drops the change to what is published. */
  discard: (token: string, number: number) => Promise<void>
  /** @returns The public number of the copy. */
  copy: (token: string, number: number) => Promise<number>
  submit: (token: string, number: number) => Promise<void>
  step: (token: string, number: number, step: VacancyStep) => Promise<void>
  /** Another period, for a credit. @param key The same for the same press sent again. */
  renew: (token: string, number: number, key: string) => Promise<void>
  credits: (token: string, company: string) => Promise<CompanyCredits>
  /** Newest first. */
  invoices: (token: string, company: string) => Promise<CompanyInvoice[]>
  paymentOptions: (token: string, company: string, locale: Locale) => Promise<PaymentOptions>
  /** @returns Where it is paid online; null for other ways to pay. */
  order: (token: string, company: string, order: CreditOrder) => Promise<StartedPayment | null>
}
