import type { ArticleCard, Section } from './article.ts'
import type { CategoryReference } from './category.ts'
import type { EventCard } from './event.ts'
import type { MagazineCard } from './magazine.ts'
import type { PartnerCard, PartnerRole } from './partner.ts'
import type { ProductCard, ProductKind } from './product.ts'
import type { VacancyCard } from './vacancy.ts'

/** What editors want to see in a listing. Slugs and links are those of the page's language. */
export type ListingWish =
  | { type: 'article'; section?: Section; tag?: string; partner?: string }
  | { type: 'event'; when?: 'ahead' | 'past'; partner?: string }
  | { type: 'vacancy'; employer?: string; category?: string }
  | { type: 'partner'; role?: PartnerRole; category?: string; group?: 'category' }
  | { type: 'magazine' }
  | { type: 'product'; kind?: ProductKind; partner?: string }

/** What was found for it. */
export type Listed =
  | { type: 'article'; items: ArticleCard[] }
  | { type: 'event'; items: EventCard[] }
  | { type: 'vacancy'; items: VacancyCard[] }
  | { type: 'partner'; items: PartnerCard[]; side: 'supplier' | 'employer' }
  /** Every company of a role, below the categories in the editors' order. */
  | { type: 'directory'; items: PartnerCard[]; side: 'supplier' | 'employer'; groups: CategoryReference[] }
  | { type: 'magazine'; items: MagazineCard[] }
  | { type: 'product'; items: ProductCard[] }

/** A list that keeps itself up to date within a composed body. */
export interface ListingBlock {
  kind: 'listing'
  title: string | null
  wish: ListingWish
  /** At most this many; a directory shows all. */
  count: number
  /** Null until a loader has filled it in; such a block is not shown. */
  listed: Listed | null
}
