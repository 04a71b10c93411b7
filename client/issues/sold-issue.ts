import type { Locale } from '../content/locale.ts'

/** An issue that can be bought alone. Prices are in cents with VAT; null where it isn't sold that way. */
export interface SoldIssue {
  number: number
  slug: string
  title: string
  edition: string
  locale: Locale
  digitalCents: number | null
  paperCents: number | null
}
