import type { Query } from './query.ts'

const file = { fields: ['url', 'width', 'height', 'alternativeText', 'formats'] } as const
const picture = { populate: { file } } as const
const seo = { populate: { ogImage: file } } as const
const localizations = { fields: ['locale', 'slug'] } as const
const label = { fields: ['slug', 'name'] } as const
const partner = { fields: ['link', 'name', 'roles'] } as const
const contact = { populate: { photo: file } } as const
const download = { fields: ['url', 'name', 'size'] } as const
const cities = { fields: ['city'] } as const

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

/** Only pages offer files in their body. */
const pageZone = { on: { ...zone.on, 'blocks.download': { populate: { file: download } } } } as const

/** The fields of an article in lists; `worker/strapi/parse/article.ts` reads them, and likewise for the other types. */
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
    'access',
    'expiresAt',
    'locale',
  ],
  populate: { hero: picture, sponsored: { populate: { partner: { fields: ['name'] } } } },
} as const satisfies Query

/** An author, as articles embed it. */
export const embeddedAuthor = {
  fields: ['slug', 'name', 'role', 'bio', 'url'],
  populate: { photo: file },
} as const satisfies Query

/** A whole article. */
export const article = {
  populate: {
    ...articleCard.populate,
    body: zone,
    gallery: picture,
    authors: embeddedAuthor,
    tags: label,
    partners: partner,
    corrections: true,
    download: { populate: { file: download } },
    seo,
    localizations,
  },
} as const satisfies Query

/** A whole page. */
export const page = { populate: { blocks: pageZone, seo, localizations } } as const satisfies Query

/** A whole tag. */
export const tag = {
  fields: ['slug', 'name', 'initial', 'description', 'locale', 'synonyms', 'updatedAt'],
} as const satisfies Query

/** The fields of an event in lists. */
export const eventCard = {
  fields: [
    'number',
    'slug',
    'title',
    'intro',
    'startsAt',
    'endsAt',
    'allDay',
    'eventStatus',
    'isFull',
    'attendance',
    'section',
    'organizerName',
    'organizerUrl',
    'locale',
  ],
  populate: {
    hero: picture,
    venue: true,
    organizer: partner,
    offers: { fields: ['price', 'currency'] },
  },
} as const satisfies Query

/** A whole event. */
export const event = {
  populate: {
    ...eventCard.populate,
    body: zone,
    speakers: { populate: { photo: file, partner: { fields: ['name'] } } },
    programme: true,
    offers: true,
    questions: true,
    registration: true,
    partners: partner,
    gallery: picture,
    tags: label,
    seo,
    localizations,
  },
} as const satisfies Query

/** A whole vacancy. Lists of vacancies come from the replica's own tables. */
export const vacancy = {
  populate: {
    employer: {
      fields: ['link', 'name', 'roles', 'intro', 'website'],
      populate: { logo: file, addresses: cities },
    },
    categories: label,
    locations: true,
    salary: true,
    contact,
    promoted: true,
    seo,
    localizations,
  },
} as const satisfies Query

/** The fields of a magazine issue in lists. */
export const magazineCard = {
  fields: ['number', 'slug', 'title', 'edition', 'year', 'intro', 'issuedAt', 'access', 'locale'],
  populate: { cover: picture },
} as const satisfies Query

/** A whole issue. */
export const magazine = {
  populate: {
    ...magazineCard.populate,
    pdf: { populate: { file: download } },
    contents: { populate: { content: { fields: ['number', 'slug'] } } },
    partners: partner,
    seo,
    localizations,
  },
} as const satisfies Query

/** The fields of a company in lists. */
export const partnerCard = {
  fields: ['link', 'name', 'roles', 'tier', 'intro', 'locale'],
  populate: { logo: file, addresses: cities, categories: label, tierPeriod: true },
} as const satisfies Query

/** A company's whole profile. */
export const partnerProfile = {
  populate: {
    ...partnerCard.populate,
    cover: picture,
    body: zone,
    addresses: true,
    socials: true,
    contacts: contact,
    gallery: picture,
    documents: download,
    seo,
    localizations: { fields: ['locale', 'link'] },
  },
} as const satisfies Query

/** The fields of a product in lists. */
export const productCard = {
  fields: ['slug', 'kind', 'name', 'intro', 'features', 'trialDays', 'locale'],
  populate: { images: picture, price: true, partner },
} as const satisfies Query

/** A whole product. */
export const product = {
  populate: {
    ...productCard.populate,
    body: zone,
    specifications: true,
    seo,
    localizations,
  },
} as const satisfies Query

const numbered = { fields: ['number', 'slug', 'title'] } as const

/** The fields of an edition in lists. */
export const editionCard = {
  fields: ['slug', 'newsletter', 'title', 'subject', 'preheader', 'firstPublishedAt', 'locale'],
  populate: {},
} as const satisfies Query

/** A whole edition. What it leads to is named only: a page asks for each, so that it shows what readers may still see. */
export const edition = {
  populate: {
    blocks: {
      on: {
        'blocks.rich-text': true,
        'edition.articles': { populate: { articles: numbered } },
        'edition.vacancies': { populate: { vacancies: numbered } },
        'edition.events': { populate: { events: numbered } },
        'edition.company': { populate: { partner } },
        'edition.product': { populate: { product: label } },
        'edition.advert': { populate: { picture, partner: { fields: ['name'] } } },
      },
    },
    localizations,
  },
} as const satisfies Query

/** A whole category. */
export const category = {
  fields: ['slug', 'name', 'kind', 'intro', 'icon', 'position', 'locale', 'updatedAt'],
} as const satisfies Query

/** A short link, without its hit count, which would change all the time. */
export const campaignLink = {
  fields: ['number', 'target', 'campaign', 'utm', 'activeFrom', 'activeTo', 'updatedAt'],
} as const satisfies Query
