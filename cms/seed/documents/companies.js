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
function readPartners({ files, dates, markdown, pictures }, { employersByLocale }) {
  const at = dates.instant(partnersMadeAt)
  return files.yaml('partners.yaml').flatMap((fields) => {
    const link = fields.required('slug')
    const name = fields.required('name')
    const intros = fields.texts('intro')
    const body = fields.required('body')
    const logo = fields.map('logo')
    const data = {
      link,
      name,
      roles: fields.list('roles'),
      tier: fields.required('tier'),
      logo: pictures.add('logo', `logo-${link}`, `Logo van ${name}`, {
        slug: link,
        initials: logo.required('initials'),
        shape: logo.required('shape'),
      }),
      website: fields.optional('website') ?? null,
      email: fields.optional('email') ?? null,
      phone: fields.optional('phone') ?? null,
      founded: fields.optional('founded') ?? null,
      employees: fields.optional('employees') ?? null,
      kvk: fields.optional('kvk') ?? null,
      addresses: [addressOf(fields.map('address'))],
      categories: refs('category', fields.list('categories')),
      brands: fields.list('brands'),
      certificates: fields.list('certificates'),
      contacts: fields.maps('contacts').map(contactOf),
      firstPublishedAt: at,
    }
    fields.done()
    return locales
      .filter((locale) => intros[locale] || employersByLocale.get(locale)?.has(link))
      .map((locale) =>
        seedDocument('partner', link, locale, at, {
          ...data,
          intro: intros[locale] ?? null,
          body: locale === 'nl' ? markdown.zone(body, refuseGallery) : [],
        }),
      )
  })
}

/** @param {Reading} reading @returns {SeedDocument[]} */
function readProducts({ files, dates, markdown }) {
  const at = dates.instant(productsMadeAt)
  return files.yaml('products.yaml').map((fields) => {
    const slug = fields.required('slug')
    const price = fields.map('price')
    const data = {
      slug,
      kind: fields.required('kind'),
      name: fields.required('name'),
      intro: fields.required('intro'),
      body: markdown.zone(fields.required('body'), refuseGallery),
      partner: ref('partner', fields.optional('partner')),
      price: {
        amount: price.required('amount'),
        currency: price.required('currency'),
        vatRate: price.required('vatRate'),
        interval: price.required('interval'),
      },
      trialDays: fields.optional('trialDays') ?? null,
      features: fields.list('features'),
      terms: fields.optional('terms') ?? null,
      grants: fields.optional('grants') ?? null,
      active: fields.optional('active') ?? true,
      firstPublishedAt: at,
    }
    price.done()
    fields.done()
    return seedDocument('product', slug, 'nl', at, data)
  })
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

/** @returns {never} */
function refuseGallery() {
  throw new Error('profiles have no galleries in their text')
}

module.exports = { addressOf, contactOf, readPartners, readProducts, refuseGallery }
