import type { Locale } from '../../../client/content/locale.ts'
import { withLocale } from '../../../client/href.ts'
import { isOpen, type OpenRouteName, type RouteName, routes } from '../../../client/routes.ts'

/** Articles of the sample content. The first exists in every language, the second only in Dutch. */
export const translatedArticle = {
  nl: '/news/110/kastanje-mode-verstuurt-een-op-zes-bestellingen-in-retourtas',
  en: '/en/news/110/kastanje-mode-ships-one-in-six-orders-in-returnable-bag',
  de: '/de/news/110/kastanje-mode-verschickt-jede-sechste-bestellung-in-mehrwegtasche',
}
export const dutchArticle = '/news/102/smeets-van-dael-haalt-helft-van-orders-uit-webshop'
/** For subscribers alone. */
export const closedArticle = '/news/115/verkopen-in-duitsland-waarom-webwinkels-na-een-jaar-stoppen'

type Sample = Partial<Record<Locale, string>>

const everyRow = Object.keys(routes) as RouteName[]

/** What the sample content has for a row of the route table whose path has a segment, or says little without a query. */
const samples: Partial<Record<OpenRouteName, Sample>> = {
  'nieuwsbrief-slug': { nl: '/nieuwsbrief/ochtendmail-kredietregels' },
  'events-slug': {
    nl: '/events/open-werkplaats-mobiele-robots-delft',
    en: '/en/events/open-workshop-mobile-robots-delft',
    de: '/de/events/offene-werkstatt-mobile-roboter-delft',
  },
  zoeken: inEveryLanguage('/zoeken?q=warehouse'),
  'jobs-cat-id': inEveryLanguage('/jobs/cat/warehouse'),
  'jobs-melden': { nl: '/jobs/melden?vacature=5001' },
  'jobs-vacature-id-slug': { nl: '/jobs/vacature/5001/ploegleider-warehouse-venlo' },
  'sitemap-year': { nl: '/sitemap/2026' },
  'sitemap-year-month': { nl: '/sitemap/2026/11' },
  'news-tag-tag': inEveryLanguage('/news/tag/retourbeleid'),
  'news-id-slug': translatedArticle,
  'email-valideren': inEveryLanguage('/email-valideren?confirmation=een-code'),
  'magazines-bestellen': inEveryLanguage('/magazines/bestellen?nummer=12'),
  'magazines-id-slug': { nl: '/magazines/12/tien-dagen-die-tellen' },
  'wachtwoord-reset': inEveryLanguage('/wachtwoord-reset?code=een-code'),
  'werkgevers-link': inEveryLanguage('/werkgevers/orderlicht'),
  'abonnementen-slug': inEveryLanguage('/abonnementen/digitaal'),
  'leveranciers-link': inEveryLanguage('/leveranciers/betaalbrug'),
  'tags-overzicht-char': inEveryLanguage('/tags-overzicht/r'),
  slug: { nl: '/over-ons', en: '/en/about-us', de: '/de/ueber-uns' },
}

/** The Dutch pages of a row in each state that looks different. */
const states: Partial<Record<OpenRouteName, readonly string[]>> = {
  logistiek: ['/logistiek?page=2'],
  zoeken: ['/zoeken?q=pakketbezorgng&type=content', '/zoeken?q=wetgvxqing'],
  slug: ['/over-ons', '/leveranciers'],
}

/** Rows that look like another row. */
const alike: readonly RouteName[] = ['ecommerce', 'fulfilment', 'abonnement-herroepen']

/** Rows whose page everybody may read. Short links have none. */
const publicRows = everyRow
  .filter(isOpen)
  .filter((name) => routes[name].kind !== 'own' && routes[name].shows !== 'link')

/** A page of each open route in each language, and some in other states. */
export const openPages = [
  ...publicRows.flatMap((name) => Object.values(sampleOf(name))),
  ...Object.values(inEveryLanguage('/zoeken')),
  '/jobs?q=planner&place=Venl&hours=32-40',
  '/events?past=1&section=fulfilment',
  '/magazines?year=2025',
]

/** A public page of each open route that looks like no other, and in each state that looks different: for what doesn't depend on language. */
export const onePageOfEachKind = publicRows
  .filter((name) => !alike.includes(name))
  .flatMap((name) => states[name] ?? [sampleOf(name).nl ?? missingSample(name)])

/**
 * A page of each route for signed-in readers.
 * @param vacancy Number of a vacancy of the reader's company.
 */
export const ownPages = (vacancy: string): string[] =>
  everyRow
    .filter((name) => routes[name].kind === 'own')
    .map((name) => routes[name].path.replace(':id', vacancy) + (ownQueries[name] ?? ''))

/** Without it there is no such page. */
const ownQueries: Partial<Record<RouteName, string>> = { 'account-bedrijf-overnemen': '?bedrijf=orderlicht' }

function sampleOf(name: OpenRouteName): Sample {
  const { path } = routes[name]
  if (samples[name]) return samples[name]
  return path.includes(':') ? missingSample(name) : inEveryLanguage(path)
}

function missingSample(name: RouteName): never {
  throw new Error(`Tests of every page need one for the route ${name}: add it to \`samples\``)
}

function inEveryLanguage(path: string): Required<Sample> {
  return { nl: path, en: withLocale('en', path), de: withLocale('de', path) }
}

/** Nothing is here. */
export const missingPage = '/nergens/te/vinden'

/** Pages on which people arrive, each of another kind. */
export const entrances = ['/', translatedArticle.nl, '/jobs', '/inloggen']
