import type { Query } from './query.ts'

const file = { fields: ['url', 'width', 'height', 'alternativeText', 'formats'] } as const
const picture = { populate: { file } } as const
const seo = { populate: { ogImage: file } } as const
const localizations = { fields: ['locale', 'slug'] } as const

const zone = {
  on: {
    'blocks.rich-text': true,
    'blocks.quote': true,
    'blocks.facts': true,
    'blocks.table': true,
    'blocks.cta': true,
    'blocks.embed': true,
    'blocks.listing': true,
    'blocks.form': true,
    'blocks.picture': { populate: { picture } },
    'blocks.gallery': { populate: { pictures: picture } },
    'blocks.cards': { populate: { cards: { populate: { picture } } } },
  },
} as const

/** What a list needs of an article; `worker/strapi/parse/article.ts` reads it. */
export const articleCard = {
  fields: [
    'number',
    'slug',
    'title',
    'kicker',
    'intro',
    'kind',
    'section',
    'firstPublishedAt',
    'readingMinutes',
    'priority',
    'locale',
  ],
  populate: { hero: picture, sponsored: { populate: { partner: { fields: ['name'] } } } },
} as const satisfies Query

/** A whole article. */
export const article = {
  populate: {
    ...articleCard.populate,
    body: zone,
    gallery: picture,
    authors: { fields: ['slug', 'name', 'role', 'bio'], populate: { photo: file } },
    tags: { fields: ['slug', 'name'] },
    partners: { fields: ['link', 'name'] },
    corrections: true,
    seo,
    localizations,
  },
} as const satisfies Query

/** A whole page. */
export const page = { populate: { blocks: zone, seo, localizations } } as const satisfies Query

/** A whole tag. */
export const tag = {
  fields: ['slug', 'name', 'initial', 'description', 'locale', 'updatedAt'],
} as const satisfies Query
