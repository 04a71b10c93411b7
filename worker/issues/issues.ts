import type { PagedFile } from '../../client/content/download-file.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { SoldIssue } from '../../client/issues/sold-issue.ts'
import type { StartedPayment } from '../orders/order-payment.ts'

/** An issue for who wants to buy it, and how. */
export interface IssueOptions {
  issue: SoldIssue
  /** Names of what can be paid with; null while nothing can be bought. */
  methods: string[] | null
  /** Whom the last invoice was for. */
  billing: { name: string; street: string; postcode: string; city: string; country: string } | null
}

/** An order for one issue; its price is the issue's. */
interface IssueOrder {
  /** The same key orders one. */
  key: string
  /** Number of the issue. */
  issue: number
  isOnPaper: boolean
  billing: { name: string; street: string; postcode: string; city: string; country: string }
  /** Where the link to read it goes; null for that of the account. */
  email: string | null
  language: Locale
}

/** An issue that was bought, for who has its code. */
export interface BoughtIssue {
  order: number
  number: number
  name: string
  isOnPaper: boolean
  /** False while it isn't paid, or once the money has gone back: then there is nothing to read. */
  isPaid: boolean
  /** Its address opens for a day. */
  pdf: PagedFile | null
  flipbookUrl: string | null
}

/** An issue in an account. */
interface OwnIssue {
  order: number
  number: number
  name: string
  code: string
}

/** Single issues in the backend. Each call throws `StrapiError`: 404 for what isn't sold or what a code doesn't open, 400 with a code for what is refused. */
export interface Issues {
  /** @param token Null for a stranger. */
  options: (token: string | null, issue: number, locale: Locale) => Promise<IssueOptions>
  order: (token: string | null, order: IssueOrder) => Promise<StartedPayment>
  byCode: (code: string, locale: Locale) => Promise<BoughtIssue>
  own: (token: string) => Promise<OwnIssue[]>
}
