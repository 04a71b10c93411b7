/** The states of a vacancy as its employer sees them. */
export const ownStates = [
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

export type OwnState = (typeof ownStates)[number]

/** A company that somebody posts vacancies for. */
export interface PostingCompany {
  documentId: string
  name: string
}

/** What readers did with a vacancy. */
export interface VacancyCounts {
  /** How often it was in view in a list. */
  impressions: number
  views: number
  /** On a way to apply outside of this site. */
  clicks: number
  /** Received through this site; those that were deleted since still count. */
  applications: number
}

/** A vacancy in its employer's list. Instants are in ISO 8601. */
export interface OwnVacancyCard {
  number: number
  slug: string
  title: string
  reference: string | null
  places: string[]
  state: OwnState
  /** The state of a change to what is published, which stays as it is until then; null without one. */
  change: 'draft' | 'submitted' | 'rejected' | null
  rejectReason: string | null
  /** Null before the first publication, unless a day was chosen. */
  postedAt: string | null
  validThrough: string | null
  updatedAt: string
  /** Null before anything was counted. */
  totals: VacancyCounts | null
  /** Those that can still be read. */
  applications: number
}

/** What readers did with a vacancy on a day. */
export interface VacancyDay extends VacancyCounts {
  /** Dutch day, such as `2026-12-03`. */
  day: string
  /** Views by the source that brought them, where there was one. */
  sources: { source: string; views: number }[]
}

/** How many read a vacancy in a calendar month; each reader counts once a day. */
export interface MonthReaders {
  /** Such as `2026-11`. */
  month: string
  /** Null where they were fewer than five: it could be somebody. */
  readers: number | null
}

/** What brought readers to a vacancy. */
export interface VacancySource {
  /** Of a campaign, or another site; null for everything else, such as our own pages. */
  source: string | null
  views: number
}

/** What was done with a vacancy, and by whom. */
export interface VacancyAct {
  act:
    | 'created'
    | 'changed'
    | 'submitted'
    | 'approved'
    | 'rejected'
    | 'published'
    | 'awaits-payment'
    | 'paused'
    | 'resumed'
    | 'filled'
    | 'extended'
    | 'relisted'
    | 'expired'
    | 'reminded'
    | 'taken-down'
  /** ISO 8601. */
  at: string
  /** Null for the editors and for the site itself. */
  by: string | null
  note: string | null
}

/** Credits for placing vacancies. */
export interface CompanyCredits {
  left: number
  /** When the first of them expire, in ISO 8601; null without any. */
  expires: string | null
}

/** An invoice of a company. Instants are in ISO 8601, amounts in cents with VAT. */
export interface CompanyInvoice {
  number: string
  at: string
  dueAt: string
  totalCents: number
  /** What isn't paid yet. */
  owedCents: number
  state: (typeof invoiceStates)[number]
  /** The code of the page where it can be paid; null where nothing is owed or it is collected. */
  payCode: string | null
}

/** `overdue`: something is owed, and its day has passed. */
export const invoiceStates = ['open', 'paid', 'overdue', 'credit'] as const
