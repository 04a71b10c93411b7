// @ts-check

const { locales, refs, ref, seedDocument } = require('../document.js')

/** @typedef {import('../read-content.js').Reading} Reading */
/** @typedef {import('../document.js').SeedDocument} SeedDocument */
/** @typedef {import('../fields.js').EntryFields} Fields */

const partnersMadeAt = '2026-02-02T09:00:00+01:00'
const productsMadeAt = '2026-03-02T09:00:00+01:00'

/**
 * Partners, in the languages of their introduction and in those that a vacancy needs to name its employer.
 * @param {Reading} reading
 * @param {{ employersByLocale: Map<string, Set<string>> }} needed
 * @returns {SeedDocument[]}
 */
function readPartners({ files, dates, markdown, pictures, downloads }, { employersByLocale }) {
  const at = dates.instant(partnersMadeAt)
  return files.yaml('partners.yaml').flatMap((fields) => {
    const link = fields.text('slug')
    const name = fields.text('name')
    const intros = fields.texts('intro')
    const body = fields.text('body')
    const data = {
      link,
      name,
      roles: fields.list('roles'),
      tier: fields.required('tier'),
      logo: pictures.add('logo', `logo-${link}`, `Logo van ${name}`),
      website: fields.optional('website') ?? null,
      email: fields.optional('email') ?? null,
      phone: fields.optional('phone') ?? null,
      founded: fields.optional('founded') ?? null,
      employees: fields.optional('employees') ?? null,
      kvk: fields.optional('kvk') ?? null,
      addresses: [addressOf(fields.map('address'))],
      categories: refs('category', fields.keys('categories')),
      brands: fields.list('brands'),
      certificates: fields.list('certificates'),
      contacts: fields.maps('contacts').map(contactOf),
      socials: fields.maps('socials').map(linkOf),
      documents: fields.maps('documents').map(downloads.add),
      claimed: fields.optional('claimed') ?? false,
      firstPublishedAt: at,
    }
    const cover = fields.optionalMap('cover')
    const gallery = fields.maps('gallery')
    const picture = (/** @type {Fields} */ item, /** @type {string} */ stem) => {
      const alt = item.text('alt')
      const file = pictures.add('illustration', stem, alt)
      return { file, alt, caption: item.optional('caption') ?? null, credit: 'Illustratie Schakel' }
    }
    const pictured = {
      cover: cover ? picture(cover, `cover-${link}`) : null,
      gallery: gallery.map((item, index) => picture(item, `gallery-${link}-${index + 1}`)),
    }
    fields.done()
    return locales
      .filter((locale) => intros[locale] || employersByLocale.get(locale)?.has(link))
      .map((locale) =>
        seedDocument('partner', link, locale, at, {
          ...data,
          intro: intros[locale] ?? null,
          body: locale === 'nl' ? markdown.zone(body, refuseGallery) : [],
          // The words with the pictures are Dutch.
          ...(locale === 'nl' ? pictured : { cover: silent(pictured.cover), gallery: [] }),
        }),
      )
  })
}

/**
 * Products, in the languages of their introduction. Dutch features and terms do not stand in for those of another language.
 * @param {Reading} reading
 * @returns {SeedDocument[]}
 */
function readProducts({ files, dates, markdown }) {
  const at = dates.instant(productsMadeAt)
  return files.yaml('products.yaml').flatMap((fields) => {
    const slug = fields.text('slug')
    const names = fields.texts('name')
    const intros = fields.texts('intro')
    const bodies = fields.texts('body')
    const terms = fields.optional('terms') ? fields.texts('terms') : {}
    const features = byLocale(fields.optional('features') ?? [])
    const price = fields.map('price')
    const data = {
      slug,
      kind: fields.required('kind'),
      partner: ref('partner', fields.optionalKey('partner')),
      price: {
        amount: price.required('amount'),
        currency: price.required('currency'),
        vatRate: price.required('vatRate'),
        interval: price.required('interval'),
      },
      trialDays: fields.optional('trialDays') ?? null,
      grants: fields.optional('grants') ?? null,
      active: fields.optional('active') ?? true,
      firstPublishedAt: at,
    }
    price.done()
    fields.done()
    return locales
      .filter((locale) => intros[locale])
      .map((locale) =>
        seedDocument('product', slug, locale, at, {
          ...data,
          name: names[locale] ?? names.nl,
          intro: intros[locale],
          body: markdown.zone(bodies[locale] ?? '', refuseGallery),
          features: features[locale] ?? [],
          terms: terms[locale] ?? null,
        }),
      )
  })
}

/** A list, or lists by language. @param {unknown} value @returns {Partial<Record<'nl' | 'en' | 'de', unknown>>} */
function byLocale(value) {
  if (Array.isArray(value)) return { nl: value }
  return typeof value === 'object' && value !== null ? value : {}
}

/** A picture without words. @param {Record<string, unknown> | null} picture */
function silent(picture) {
  return picture && { ...picture, alt: '', caption: null }
}

/** @param {Fields} fields @returns {Record<string, unknown>} Component `shared.address`. */
function addressOf(fields) {
  const address = {
    street: fields.optional('street') ?? null,
    postcode: fields.optional('postcode') ?? null,
    city: fields.required('city'),
    region: fields.optional('region') ?? null,
    country: fields.required('country'),
    latitude: fields.optional('lat') ?? null,
    longitude: fields.optional('lng') ?? null,
  }
  fields.done()
  return address
}

/** @param {Fields} fields @returns {Record<string, unknown>} Component `shared.contact`. */
function contactOf(fields) {
  const contact = {
    name: fields.required('name'),
    role: fields.optional('role') ?? null,
    phone: fields.optional('phone') ?? null,
    email: fields.optional('email') ?? null,
  }
  fields.done()
  return contact
}

/** @param {Fields} fields @returns {Record<string, unknown>} Component `shared.link`. */
function linkOf(fields) {
  const link = { label: fields.required('label'), url: fields.required('url') }
  fields.done()
  return link
}

/** @returns {never} */
function refuseGallery() {
  throw new Error('profiles have no galleries in their text')
}

module.exports = { addressOf, contactOf, readPartners, readProducts, refuseGallery }
