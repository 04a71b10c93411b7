import type { Locale } from '../../../../client/content/locale.ts'
import { educations, employmentTypes, remoteModes, type Salary } from '../../../../client/content/vacancy.ts'
import type { TimelessVacancy } from '../../../../worker/strapi/parse/vacancy.ts'

/** The time at which tests look at the generated vacancies. */
export const madeNow = Date.parse('2026-11-21T09:00:00Z')

const day = 86_400_000

const trades = [
  'Heftruck',
  'Reachtruck',
  'Transport',
  'Magazijn',
  'Retouren',
  'Voorraad',
  'Douane',
  'Data',
  'Klanten',
]
const roles = [
  'chauffeur',
  'planner',
  'medewerker',
  'leider',
  'specialist',
  'analist',
  'engineer',
  'controller',
]
const levels = ['Junior', 'Senior', 'Lead', 'Assistent']
const employers = Array.from({ length: 400 }, (_, index) => `bedrijf-${index}`)
const words =
  'dock zending rooster ploeg order retour pallet route vracht scanner band klant systeem rit avond ochtend café toeslag contract team'.split(
    ' ',
  )

/** Categories by slug, in the languages of the site. */
export const madeCategories = [
  { nl: 'magazijn', en: 'warehouse', de: 'lager' },
  { nl: 'planning', en: 'planning', de: 'disposition' },
  { nl: 'inkoop', en: 'purchasing', de: 'einkauf' },
  { nl: 'it', en: 'it', de: 'it' },
  { nl: 'chauffeurs', en: 'drivers', de: 'fahrer' },
  { nl: 'financien', en: 'finance', de: 'finanzen' },
] as const

/** Cities with their gazetteer positions, most frequent first. */
export const madeCities = [
  { city: 'Venlo', latitude: 51.37, longitude: 6.168 },
  { city: 'Rotterdam', latitude: 51.923, longitude: 4.479 },
  { city: 'Tilburg', latitude: 51.556, longitude: 5.091 },
  { city: 'Utrecht', latitude: 52.091, longitude: 5.122 },
  { city: 'Eindhoven', latitude: 51.441, longitude: 5.478 },
  { city: 'Zwolle', latitude: 52.513, longitude: 6.094 },
  { city: 'Groningen', latitude: 53.219, longitude: 6.567 },
  { city: 'Roermond', latitude: 51.194, longitude: 5.988 },
] as const

/** Pseudo-random numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return function random() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Generates vacancies of every kind, each in Dutch, some also in English or German, a few in English only.
 * @param options.kilometres Maximum distance of an address from its city's centre, in each direction.
 */
export function* madeVacancies(
  count: number,
  seed = 1,
  { kilometres = 15 } = {},
): Generator<TimelessVacancy> {
  const random = seededRandom(seed)
  const oneOf = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    // Squared, so that the first ones are the most frequent.
    const item = items[Math.floor(random() ** 2 * items.length)]
    if (item === undefined) throw new RangeError('There is nothing to choose from')
    return item
  }
  const someOf = <Item>(items: readonly Item[], chance: number): Item[] =>
    items.filter(() => random() < chance)
  const around = () => ((random() * 2 - 1) * kilometres) / 111

  for (let number = 1; number <= count; number++) {
    const title = `${random() < 0.3 ? `${oneOf(levels)} ` : ''}${oneOf(trades)}${oneOf(roles)}`
    const employer = oneOf(employers)
    const posted = madeNow - Math.floor(random() * 90) * day - number
    const closesIn = Math.floor(random() * 100) - 10
    const isPromoted = random() < 0.06
    const cities = random() < 0.05 ? [oneOf(madeCities), oneOf(madeCities)] : [oneOf(madeCities)]
    const categories = someOf(madeCategories, 0.25)
    const base = {
      documentId: `made-${number}`,
      number,
      employer: {
        link: employer,
        name: `Bedrijf ${employer.slice(8)} BV`,
        roles: ['employer' as const],
        logo: null,
        intro: null,
        city: null,
        website: null,
      },
      reference: null,
      cities: [...new Set(cities.map(({ city }) => city))],
      locations: cities.map(({ city, latitude, longitude }) => ({
        street: null,
        postcode: null,
        city,
        region: null,
        country: 'NL',
        position: { latitude: latitude + around(), longitude: longitude + around() },
      })),
      remote: oneOf(remoteModes),
      hours: hoursFrom(random),
      salary: salaryFrom(random),
      salaryHiddenReason: null,
      employmentTypes: someOf(employmentTypes, 0.2),
      education: random() < 0.1 ? null : oneOf(educations),
      experienceMonths: null,
      benefits: [],
      apply: { method: 'form' as const },
      contact: null,
      language: 'nl' as const,
      applicantCountries: [],
      postedAt: new Date(posted).toISOString(),
      validThrough: new Date(madeNow + closesIn * day + number).toISOString(),
      closedAt: new Date(posted).toISOString(),
      translations: [],
      seo: { title: null, description: null, canonical: null, noindex: false, picture: null },
    }
    const state = random() < 0.05 ? 'filled' : 'published'
    const promoted = isPromoted
      ? {
          from: new Date(madeNow - Math.floor(random() * 20 - 5) * day).toISOString(),
          to: new Date(madeNow + Math.floor(random() * 20 - 5) * day).toISOString(),
        }
      : null
    const text = Array.from({ length: 40 }, () => oneOf(words)).join(' ')
    for (const locale of languagesFrom(random)) {
      yield {
        state,
        promoted,
        vacancy: {
          ...base,
          locale,
          slug: `vacature-${number}`,
          title: locale === 'nl' ? title : `${title} ${locale}`,
          description: { key: 'description', html: `<p>${text}</p>` },
          teaser: text,
          categories: categories.map((names) => ({ slug: names[locale], name: names[locale].toUpperCase() })),
        },
      }
    }
  }
}

function languagesFrom(random: () => number): Locale[] {
  const chance = random()
  if (chance < 0.8) return ['nl']
  if (chance < 0.9) return ['nl', 'en']
  if (chance < 0.95) return ['nl', 'en', 'de']
  return ['en']
}

function hoursFrom(random: () => number): { min: number | null; max: number | null } | null {
  const chance = random()
  if (chance < 0.05) return null
  const min = 8 + 4 * Math.floor(random() * 9)
  if (chance < 0.1) return { min, max: null }
  if (chance < 0.15) return { min: null, max: min }
  return { min, max: Math.min(40, min + 4 * Math.floor(random() * 4)) }
}

function salaryFrom(random: () => number): Salary | null {
  const chance = random()
  if (chance < 0.1) return null
  if (chance < 0.13) return { min: 4000, max: 5000, currency: 'GBP', unit: 'MONTH' }
  const month = 2400 + Math.floor(random() * 45) * 100
  if (chance < 0.3)
    return { min: month / 173, max: chance < 0.2 ? null : (month + 300) / 173, currency: 'EUR', unit: 'HOUR' }
  if (chance < 0.4) return { min: month * 12, max: (month + 500) * 12, currency: 'EUR', unit: 'YEAR' }
  return { min: chance < 0.5 ? null : month, max: month + 600, currency: 'EUR', unit: 'MONTH' }
}
