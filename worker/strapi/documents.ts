import type { Article } from '../../client/content/article.ts'
import type { Edition } from '../../client/content/edition.ts'
import type { Event } from '../../client/content/event.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Magazine } from '../../client/content/magazine.ts'
import type { Page } from '../../client/content/page.ts'
import type { Partner } from '../../client/content/partner.ts'
import type { Product } from '../../client/content/product.ts'
import type { Tag } from '../../client/content/tag.ts'
import type { Vacancy } from '../../client/content/vacancy.ts'
import { documentKey } from '../changes/keys.ts'
import type { CampaignLink } from '../content/content.ts'
import { articleFrom } from './parse/article.ts'
import { campaignLinkFrom } from './parse/campaign-link.ts'
import { editionFrom } from './parse/edition.ts'
import { eventFrom } from './parse/event.ts'
import { expiryFrom } from './parse/expiry.ts'
import { firstFrom } from './parse/list.ts'
import { magazineFrom } from './parse/magazine.ts'
import { pageFrom } from './parse/page.ts'
import { partnerFrom } from './parse/partner.ts'
import { productFrom } from './parse/product.ts'
import { tagFrom } from './parse/tag.ts'
import { isShown, timelessVacancyFrom, vacancyAt } from './parse/vacancy.ts'
import * as populate from './populate.ts'
import type { Query } from './query.ts'
import type { SharedReads } from './shared-reads.ts'

/** The parsed value of each type. */
interface Values {
  content: Article
  page: Page
  tag: Tag
  event: Event
  vacancy: Vacancy
  magazine: Magazine
  partner: Partner
  product: Product
  edition: Edition
  'campaign-link': CampaignLink
}

/** The types whose documents have an address and are read individually. */
export type SingleType = keyof Values

/** Identifies a document. */
export interface DocumentPlace<Type extends SingleType> {
  type: Type
  /** `*` for types that are the same in every language. */
  locale: Locale | '*'
  /** The id in its address: a public number, a slug, or a company's link. */
  id: number | string
}

/** The document at a moment (milliseconds since 1970), or null: a cached document may have expired since. */
type AtMoment<Value> = (now: number) => Value | null

/** How documents of a type are queried and parsed. */
interface DocumentType<Value> {
  path: string
  query: Query
  /** The field that an address contains. */
  by: 'number' | 'slug' | 'link'
  /** @throws ValiError if the entry has the wrong shape. */
  parse: (entry: unknown) => AtMoment<Value>
}

export const documentTypes: { readonly [Type in SingleType]: DocumentType<Values[Type]> } = {
  content: {
    path: '/contents',
    query: populate.article,
    by: 'number',
    parse(entry) {
      const article = articleFrom(entry)
      const expiresAt = expiryFrom(entry)
      return (now) => (now < expiresAt ? article : null)
    },
  },
  page: { path: '/pages', query: populate.page, by: 'slug', parse: always(pageFrom) },
  tag: { path: '/tags', query: populate.tag, by: 'slug', parse: always(tagFrom) },
  event: { path: '/events', query: populate.event, by: 'slug', parse: always(eventFrom) },
  vacancy: {
    path: '/vacancies',
    query: populate.vacancy,
    by: 'number',
    parse(entry) {
      const vacancy = timelessVacancyFrom(entry)
      return (now) => (isShown(vacancy) ? vacancyAt(vacancy, now) : null)
    },
  },
  magazine: { path: '/magazines', query: populate.magazine, by: 'number', parse: always(magazineFrom) },
  partner: { path: '/partners', query: populate.partnerProfile, by: 'link', parse: always(partnerFrom) },
  product: { path: '/products', query: populate.product, by: 'slug', parse: always(productFrom) },
  edition: { path: '/editions', query: populate.edition, by: 'slug', parse: always(editionFrom) },
  'campaign-link': {
    path: '/campaign-links',
    query: populate.campaignLink,
    by: 'number',
    parse: always(campaignLinkFrom),
  },
}

/**
 * Reads a published document from Strapi.
 * @throws StrapiError if neither Strapi nor the cache answers.
 */
export async function strapiDocument<Type extends SingleType>(
  { read }: SharedReads,
  { type, locale, id }: DocumentPlace<Type>,
): Promise<Values[Type] | null> {
  const { path, query, by, parse } = documentTypes[type]
  const found = await read(
    path,
    { locale: locale === '*' ? undefined : locale, filters: { [by]: { $eq: id } }, ...query },
    (body) => firstFrom(body, parse),
    [documentKey(type, locale, id)],
  )
  return found?.(Date.now()) ?? null
}

function always<Value>(parse: (entry: unknown) => Value | null): (entry: unknown) => AtMoment<Value> {
  return (entry) => {
    const value = parse(entry)
    return () => value
  }
}
