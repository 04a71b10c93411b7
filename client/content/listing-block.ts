import type { ArticleCard, Section } from './article-card.ts'
import type { CategoryReference } from './category.ts'
import type { EventCard } from './event-card.ts'
import type { MagazineCard } from './magazine.ts'
import type { PartnerCard, PartnerRole } from './partner-card.ts'
import type { ProductCard, ProductKind } from './product-card.ts'
import type { VacancyCard } from './vacancy.ts'

/** A table of what the site stores: about people, or in a browser; and what each purpose in a browser needs consent for. */
export interface StoredDataQuery {
  type: 'stored-data'
  about: 'people' | 'cookies' | 'browser' | 'purposes'
}

/** What editors chose to show in a listing. Slugs and links are those of the page's language. */
export type ListingQuery =
  | { type: 'article'; section?: Section; tag?: string; partner?: string }
  | { type: 'event'; when?: 'ahead' | 'past'; partner?: string }
  | { type: 'vacancy'; employer?: string; category?: string }
  | { type: 'partner'; role?: PartnerRole; category?: string; group?: 'category' }
  | { type: 'magazine' }
  | { type: 'product'; kind?: ProductKind; partner?: string }
  | StoredDataQuery

/** What was found. */
export type Listed =
  | { type: 'article'; items: ArticleCard[] }
  | { type: 'event'; items: EventCard[] }
  | { type: 'vacancy'; items: VacancyCard[] }
  | { type: 'partner'; items: PartnerCard[]; side: 'supplier' | 'employer' }
  /** Every company with a role, grouped by category in the editors' order. */
  | { type: 'directory'; items: PartnerCard[]; side: 'supplier' | 'employer'; groups: CategoryReference[] }
  | { type: 'magazine'; items: MagazineCard[] }
  | { type: 'product'; items: ProductCard[] }

/** A list within a composed body that updates automatically. */
export interface ListingBlock {
  kind: 'listing'
  title: string | null
  query: ListingQuery
  /** Maximum number of items; ignored for a directory, which shows all. */
  count: number
  /** Null until a loader has filled it in; then the block isn't shown. */
  listed: Listed | null
}
