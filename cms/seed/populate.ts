/** What is asked for with each type, in the words of Strapi's `populate`. */
export type Populate =
  | true
  | { fields?: string[]; populate?: Record<string, Populate>; on?: Record<string, Populate> }

const file: Populate = { fields: ['url', 'width', 'height', 'alternativeText', 'formats'] }
const picture: Populate = { populate: { file } }
const seo: Populate = { populate: { ogImage: file } }
const zone = {
  on: {
    'blocks.rich-text': true,
    'blocks.quote': true,
    'blocks.facts': true,
    'blocks.table': true,
    'blocks.listing': true,
    'blocks.form': true,
    'blocks.cta': true,
    'blocks.embed': true,
    'blocks.picture': { populate: { picture } },
    'blocks.gallery': { populate: { pictures: picture } },
    'blocks.cards': { populate: { cards: { populate: { picture } } } },
  },
} satisfies Populate
const download: Populate = { fields: ['url', 'name', 'size'] }
const pageZone: Populate = { on: { ...zone.on, 'blocks.download': { populate: { file: download } } } }
const partner: Populate = { fields: ['link', 'name', 'roles'] }
const named: Populate = { fields: ['name'] }
const cities: Populate = { fields: ['city'] }
const label: Populate = { fields: ['slug', 'name'] }
const numbered: Populate = { fields: ['number', 'slug', 'title'] }
const localizations = { fields: ['locale', 'slug'] }
const contact = { populate: { photo: file } }

export const populate: Record<string, Record<string, Populate>> = {
  content: {
    hero: picture,
    download: { populate: { file: download } },
    body: zone,
    gallery: picture,
    authors: { fields: ['slug', 'name', 'role', 'bio', 'url'], populate: { photo: file } },
    tags: label,
    category: label,
    partners: partner,
    products: label,
    events: numbered,
    related: numbered,
    corrections: true,
    sponsored: { populate: { partner } },
    seo,
    localizations,
  },
  page: { blocks: pageZone, parent: { fields: ['slug', 'title'] }, seo, localizations },
  event: {
    hero: picture,
    body: zone,
    venue: true,
    organizer: partner,
    speakers: { populate: { photo: file, partner: named } },
    programme: true,
    offers: true,
    registration: true,
    partners: partner,
    gallery: picture,
    tags: label,
    seo,
    localizations,
  },
  vacancy: {
    employer: {
      fields: ['link', 'name', 'roles', 'intro', 'website'],
      populate: { logo: file, addresses: cities },
    },
    categories: label,
    locations: true,
    salary: true,
    contact,
    promoted: true,
    tags: label,
    seo,
    localizations,
  },
  partner: {
    logo: file,
    cover: picture,
    body: zone,
    addresses: true,
    socials: true,
    categories: label,
    tags: label,
    contacts: contact,
    gallery: picture,
    documents: download,
    tierPeriod: true,
    seo,
    localizations: { fields: ['locale', 'link'] },
  },
  product: {
    body: zone,
    partner,
    images: picture,
    specifications: true,
    price: true,
    documents: file,
    tags: label,
    seo,
    localizations,
  },
  magazine: {
    cover: picture,
    pdf: { populate: { file: download } },
    contents: { populate: { content: numbered } },
    partners: partner,
    tags: label,
    seo,
    localizations,
  },
  edition: {
    blocks: {
      on: {
        'blocks.rich-text': true,
        'edition.articles': { populate: { articles: numbered } },
        'edition.vacancies': { populate: { vacancies: numbered } },
        'edition.events': { populate: { events: numbered } },
        'edition.company': { populate: { partner } },
        'edition.product': { populate: { product: label } },
        'edition.advert': { populate: { picture, partner: named } },
      },
    },
    localizations,
  },
  tag: { image: file, mergedInto: label, localizations },
  author: { photo: file, localizations },
  category: { parent: label, localizations },
  redirect: {},
}
