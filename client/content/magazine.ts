import type { MagazineAccess } from './access.ts'
import type { PagedFile } from './download-file.ts'
import type { Locale, Translation } from './locale.ts'
import type { PartnerReference } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { Seo } from './seo.ts'

/** A magazine issue in a list. */
export interface MagazineCard {
  number: number
  slug: string
  locale: Locale
  title: string
  /** Such as `November 2026`. */
  edition: string
  year: number
  intro: string
  cover: Picture | null
  /** ISO 8601 instant. */
  issuedAt: string
  access: MagazineAccess
}

/** One line of the table of contents. */
export interface ContentsLine {
  page: number
  title: string
  /** Site path of the article, if it is also on this site. */
  path: string | null
}

/** A full issue. */
export interface Magazine extends MagazineCard {
  documentId: string
  contents: ContentsLine[]
  /** Whether its readers get the contents alone, without its files. */
  isClosed: boolean
  pdf: PagedFile | null
  flipbookUrl: string | null
  /** In euros, VAT included. */
  price: number | null
  /** What it costs to buy it alone, in euros with VAT; null where it isn't sold that way. */
  sold: { digital: number | null; paper: number | null }
  issn: string | null
  partners: PartnerReference[]
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
