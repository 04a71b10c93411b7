import type { InferInput } from 'valibot'
import type {
  Author,
  CampaignLink,
  Category,
  Content,
  Edition,
  Event,
  Magazine,
  Page,
  Partner,
  Product,
  Tag,
  Vacancy,
} from '../schema.generated.ts'
import type { ArticleEntry } from './article.ts'
import type { CampaignLinkEntry } from './campaign-link.ts'
import type { CategoryEntry } from './category.ts'
import type { EditionEntry } from './edition.ts'
import type { EventEntry } from './event.ts'
import type { MagazineEntry } from './magazine.ts'
import type { PageEntry } from './page.ts'
import type { PartnerEntry } from './partner.ts'
import type { ProductEntry } from './product.ts'
import type { TagEntry } from './tag.ts'
import type { VacancyEntry } from './vacancy.ts'

/**
 * Our parsers must accept what the backend's schemas promise: a field that is renamed or retyped in `cms/` doesn't
 * compile here. The types of `schema.generated.ts` are generated from those schemas.
 */
export type Agreements = [
  Accepts<typeof ArticleEntry, Published<Content, ArticleFields> & { authors: Published<Author, never>[] }>,
  Accepts<typeof PageEntry, Published<Page, 'localizations'>>,
  Accepts<typeof TagEntry, Tag>,
  Accepts<typeof EventEntry, Published<Event, 'number' | 'startsAt' | 'firstPublishedAt' | 'localizations'>>,
  Accepts<
    typeof VacancyEntry,
    Published<Vacancy, 'number' | 'employer' | 'postedAt' | 'validThrough' | 'localizations'>
  >,
  Accepts<typeof MagazineEntry, Published<Magazine, 'number' | 'year' | 'issuedAt' | 'localizations'>>,
  Accepts<typeof PartnerEntry, Published<Partner, 'localizations'>>,
  Accepts<typeof ProductEntry, Published<Product, 'localizations'>>,
  Accepts<typeof EditionEntry, Published<Edition, 'newsletter' | 'firstPublishedAt' | 'localizations'>>,
  Accepts<typeof CategoryEntry, Category>,
  Accepts<typeof CampaignLinkEntry, Published<CampaignLink, 'number'>>,
]

/** Compiles only if the schema accepts every entry of the backend. */
type Accepts<Schema extends { '~types'?: unknown }, Entry extends Known<Schema>> = [Schema, Entry]

// The backend types the language as a string; our schema narrows it to the site's languages.
type Known<Schema> = Schema extends Parameters<typeof import('valibot').parse>[0]
  ? Omit<InferInput<Schema>, 'locale' | 'localizations'>
  : never

/** Fields that a draft may lack but publishing requires, and relations that we populate. */
type Published<Entry, Fields extends keyof Entry> = Entry & { [Field in Fields]-?: NonNullable<Entry[Field]> }

type ArticleFields =
  | 'number'
  | 'section'
  | 'intro'
  | 'firstPublishedAt'
  | 'authors'
  | 'tags'
  | 'partners'
  | 'localizations'
