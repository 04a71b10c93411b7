/** What readers did with what belongs to a company. */
export interface CompanyCounts {
  /** How often it was in view in a list. */
  impressions: number
  views: number
  /** On a link that leads away: of a campaign, to the company's site, or to a way to apply. */
  clicks: number
  /** Requests by a form of the site. */
  leads: number
  /** For vacancies, through the site. */
  applications: number
}

/** With readers: each once a day. Null where the number would be about single people, or about no whole month. */
export interface ReadCounts extends CompanyCounts {
  readers: number | null
}

/** The figures of one entry. */
export interface CompanyEntry extends ReadCounts {
  /** Such as `content/123`. */
  entry: string
  /** Null for what isn't on the site any more. */
  title: string | null
  /** Where its company finds it, without a language; null for what has no page. */
  path: string | null
  /** Whether the company paid for it. */
  isPaid: boolean
  viewsBefore: number
  clicksBefore: number
}

/** The figures of a company in a period. Days are Dutch ones, such as `2026-12-03`. */
export interface CompanyFigures {
  period: { from: string; to: string; beforeFrom: string; beforeTo: string; isWholeMonths: boolean }
  totals: ReadCounts
  before: ReadCounts
  unit: 'day' | 'month'
  /** Each day or month (`2026-12`) of the period. */
  course: ({ at: string } & CompanyCounts)[]
  /** Most viewed first. */
  entries: CompanyEntry[]
  /** Whether the reader gets them each month by mail. */
  wantsMail: boolean
  /** The last day whose counts were made up with the sample content; null if none were. */
  sampleUntil: string | null
}

/** The periods that are offered; `eigen` is from one day to another. */
export const figurePeriods = ['maand', 'kwartaal', 'jaar', '30-dagen', 'eigen'] as const

export type FigurePeriod = (typeof figurePeriods)[number]

/** The tables that can be downloaded. */
export const figureFiles = ['verloop', 'onderdelen'] as const

/** Where a member downloads a table as a file for spreadsheets. @param company documentId. */
export function figuresFilePath(
  company: string,
  { from, to }: { from: string; to: string },
  file: { table: (typeof figureFiles)[number]; language: string },
): string {
  const query = new URLSearchParams({ van: from, tot: to, tabel: file.table, taal: file.language })
  return `/api/companies/${company}/figures.csv?${query}`
}
