import { locales, ref, refs, type SeedDocument, seedDocument } from '../document.ts'
import type { EntryFields } from '../fields.ts'
import type { Reading } from '../reading.ts'

type Fields = EntryFields

const partnersMadeAt = '2026-02-02T09:00:00+01:00'
const productsMadeAt = '2026-03-02T09:00:00+01:00'

/** Partners, in the languages of their introduction and in those that a vacancy needs to name its employer. */
export function readPartners(
  { files, dates, markdown, pictures, downloads }: Reading,
  { employersByLocale }: { employersByLocale: Map<string, Set<string>> },
): SeedDocument[] {
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
      leadEmail: fields.optional('leadEmail') ?? null,
      takesLeads: fields.optional('leadEmail') !== undefined,
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
    const picture = (item: Fields, stem: string) => {
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
 */
export function readProducts({ files, dates, markdown }: Reading): SeedDocument[] {
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

/** A list, or lists by language. */
function byLocale(value: unknown): Partial<Record<'nl' | 'en' | 'de', unknown>> {
  if (Array.isArray(value)) return { nl: value }
  return typeof value === 'object' && value !== null ? value : {}
}

/** A picture without words. */
function silent(picture: Record<string, unknown> | null) {
  return picture && { ...picture, alt: '', caption: null }
}

/** @returns Component `shared.address`. */
export function addressOf(fields: Fields): Record<string, unknown> {
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

/** @returns Component `shared.contact`. */
export function contactOf(fields: Fields): Record<string, unknown> {
  const contact = {
    name: fields.required('name'),
    role: fields.optional('role') ?? null,
    phone: fields.optional('phone') ?? null,
    email: fields.optional('email') ?? null,
  }
  fields.done()
  return contact
}

/** @returns Component `shared.link`. */
function linkOf(fields: Fields): Record<string, unknown> {
  const link = { label: fields.required('label'), url: fields.required('url') }
  fields.done()
  return link
}

export function refuseGallery(): never {
  throw new Error('profiles have no galleries in their text')
}
