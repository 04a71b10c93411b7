import type { Article } from '../../client/content/article.ts'
import type { Edition } from '../../client/content/edition.ts'
import type { Event } from '../../client/content/event.ts'
import type { Magazine } from '../../client/content/magazine.ts'
import type { Page } from '../../client/content/page.ts'
import type { Partner } from '../../client/content/partner.ts'
import type { Product } from '../../client/content/product.ts'
import type { Tag } from '../../client/content/tag.ts'
import type { CampaignLink } from '../content/content.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { articleFrom } from '../strapi/parse/article.ts'
import { campaignLinkFrom } from '../strapi/parse/campaign-link.ts'
import { categoryFrom, type PlacedCategory } from '../strapi/parse/category.ts'
import { editionFrom } from '../strapi/parse/edition.ts'
import { eventFrom } from '../strapi/parse/event.ts'
import { magazineFrom } from '../strapi/parse/magazine.ts'
import { pageFrom } from '../strapi/parse/page.ts'
import { partnerFrom, tierPeriodFrom } from '../strapi/parse/partner.ts'
import type { Period } from '../strapi/parse/period.ts'
import { productFrom } from '../strapi/parse/product.ts'
import { tagFrom } from '../strapi/parse/tag.ts'
import { isShown, type TimelessVacancy, timelessVacancyFrom } from '../strapi/parse/vacancy.ts'

/** The parsed value of each type. */
interface Values {
  content: Article
  page: Page
  tag: Tag
  event: Event
  /** Whether it is open and promoted depends on the time of the request: see `vacancyAt`. */
  vacancy: TimelessVacancy
  magazine: Magazine
  /** Its tier is that of the moment at which it was read. */
  partner: Partner & { tierPeriod: Period | null }
  product: Product
  category: PlacedCategory
  edition: Edition
  'campaign-link': CampaignLink
}

/** A published document as pages use it, by its type. */
export type ReadDocument = { [Type in ReplicatedType]: { type: Type; value: Values[Type] } }[ReplicatedType]

/**
 * Parses an entry as pages would.
 * @returns Null for what is published but not visible to readers: a vacancy awaiting approval, a product not for sale,
 * a link without target.
 * @throws ValiError if no page could read it.
 */
export function readDocument(type: ReplicatedType, entry: unknown): ReadDocument | null {
  switch (type) {
    case 'content':
      return { type, value: articleFrom(entry) }
    case 'page':
      return { type, value: pageFrom(entry) }
    case 'tag':
      return { type, value: tagFrom(entry) }
    case 'event':
      return { type, value: eventFrom(entry) }
    case 'vacancy': {
      const value = timelessVacancyFrom(entry)
      return isShown(value) ? { type, value } : null
    }
    case 'magazine':
      return { type, value: magazineFrom(entry) }
    case 'partner':
      return { type, value: { ...partnerFrom(entry), tierPeriod: tierPeriodFrom(entry) } }
    case 'product': {
      const value = productFrom(entry)
      return value && { type, value }
    }
    case 'category':
      return { type, value: categoryFrom(entry) }
    case 'edition':
      return { type, value: editionFrom(entry) }
    case 'campaign-link': {
      const value = campaignLinkFrom(entry)
      return value && { type, value }
    }
  }
}
