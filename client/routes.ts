import type { EntryKind } from './content/entry-kind.ts'

/** The layout of a page; `fullpage` is for a single task: its only link is the one to the front page. */
export type LayoutName = 'default' | 'empty' | 'fullpage'

/**
 * How a page is found. Sitemaps list a `page` as it is, an `index` for each of its values with content, and an `entry` for each published
 * document. An `unlisted` page serves one visitor or one search, an `own` page signed-in readers. A `reserved` address answers 404, or is
 * answered by other code, and nothing links to it.
 */
type PageKind = 'page' | 'index' | 'entry' | 'unlisted' | 'own' | 'reserved'

/** A row of the route table. */
export interface Route {
  /** Pattern without locale prefix; `:name` is one segment. */
  path: string
  kind: PageKind
  /**
   * The kind of entry that it shows, identified by the segment `id`, `slug`, `link` or `tag`, or by that query key; null for all other
   * pages.
   */
  shows: EntryKind | null
  layout: LayoutName
  /** Whether navigating to this page is animated. */
  transition: boolean
  /** The event that records a visit; pages that the specification excludes from page views have none, or `View` once seen. */
  counts: 'pageview' | 'View' | 'nothing'
  access: 'everyone' | 'account'
  /** The item of the main navigation it belongs to. */
  under: 'jobs' | 'events' | 'magazines' | 'tags-overzicht' | null
  /** Whether its address may contain a code from a mail or a draft: it is never stored, reported or sent as a referrer. */
  isSecret: boolean
  /** Keys of its query that hold such a code: an address with one of them is treated the same, the plain one is not. */
  secretQuery: readonly string[]
}

/** What a row sets besides its path and kind; the defaults are in `standard`. */
type Options = Partial<Omit<Route, 'path' | 'kind' | 'shows'>>

const standard = {
  shows: null,
  layout: 'default',
  transition: true,
  counts: 'pageview',
  access: 'everyone',
  under: null,
  isSecret: false,
  secretQuery: [],
} as const satisfies Partial<Route>

type Row<Kind extends PageKind, Given> = Route & { kind: Kind } & Given
type Parametrised = `${string}:${string}`

function row<Kind extends PageKind, Given>(kind: Kind, path: string, given: Given): Row<Kind, Given> {
  return { ...standard, ...given, kind, path }
}

/** A page for everyone at one address. */
function page<Path extends string, const Given extends Options>(
  path: Path extends Parametrised ? never : Path,
  given: Given,
) {
  return row('page', path, given)
}

/** Lists behind one pattern, such as those of a year: `worker/machine/sitemaps/pages-sitemap.ts` knows which of them exist. */
function index<const Given extends Options>(path: Parametrised, given: Given) {
  return row('index', path, given)
}

/** A page that shows one entry. */
function entry<const Shown extends EntryKind, const Given extends Options>(
  path: string,
  shows: Shown,
  given: Given,
) {
  return row('entry', path, { ...given, shows })
}

/** A page that serves one visitor or one search. */
function unlisted<const Given extends Options>(path: string, given: Given) {
  return row('unlisted', path, given)
}

/** A page for signed-in readers. */
function own<const Given extends Options>(path: string, given: Given) {
  return row('own', path, { ...given, access: 'account' })
}

/** A reserved address. */
function reserved<const Given extends Options>(path: string, given: Given) {
  return row('reserved', path, given)
}

/**
 * The only table of routes: worker, browser, links, sitemaps, page views and access all read it. `pages.ts` has the page of each row,
 * `worker/pages/loaders.ts` its loader, and `worker/page-settings.ts` what readers need not download. Order matters where patterns overlap: the first match wins, so `slug` comes last.
 */
export const routes = {
  home: page('/', {}),
  c: entry('/c', 'link', { layout: 'empty', counts: 'nothing' }),
  'l-id': entry('/l/:id', 'link', { layout: 'empty', counts: 'nothing' }),
  account: own('/account', {}),
  // The profile of the company that one acts for, and the ways to one.
  'account-bedrijf': own('/account/bedrijf', {}),
  'account-bedrijf-cijfers': own('/account/bedrijf/cijfers', {}),
  // The link of a mail with figures, without an account.
  'cijfers-stoppen': unlisted('/cijfers-stoppen', { isSecret: true }),
  'account-bedrijf-vinden': own('/account/bedrijf/vinden', {}),
  'account-bedrijf-overnemen': own('/account/bedrijf/overnemen', {}),
  contact: page('/contact', {}),
  inloggen: unlisted('/inloggen', {}),
  registreren: unlisted('/registreren', {}),
  uitnodiging: unlisted('/uitnodiging', { isSecret: true }),
  'auth-connect': unlisted('/auth/connect', { isSecret: true }),
  ecommerce: page('/ecommerce', {}),
  logistiek: page('/logistiek', {}),
  fulfilment: page('/fulfilment', {}),
  adverteren: page('/adverteren', {}),
  nieuwsbrief: page('/nieuwsbrief', { secretQuery: ['bevestigen', 'weigeren', 'voorkeuren', 'afmelden'] }),
  // What the newsletters sent: all editions, and each of them as a page.
  'nieuwsbrief-edities': page('/nieuwsbrief/edities', {}),
  'nieuwsbrief-slug': entry('/nieuwsbrief/:slug', 'edition', {}),
  events: page('/events', {}),
  'events-slug': entry('/events/:slug', 'event', { under: 'events' }),
  zoeken: unlisted('/zoeken', {}),
  jobs: page('/jobs', {}),
  'jobs-cat-id': index('/jobs/cat/:id', { under: 'jobs' }),
  // Mails about new vacancies, by the link of one, without an account.
  'jobs-alerts': unlisted('/jobs/alerts', { under: 'jobs', isSecret: true }),
  'jobs-melden': unlisted('/jobs/melden', { under: 'jobs' }),
  // The applications for a vacancy, for who acts for its company.
  'jobs-mijn-id-sollicitaties': own('/jobs/mijn/:id/sollicitaties', { under: 'jobs' }),
  'jobs-plaatsen': page('/jobs/plaatsen', { under: 'jobs', layout: 'fullpage', transition: false }),
  'jobs-mijn': own('/jobs/mijn', { under: 'jobs' }),
  'jobs-mijn-id': own('/jobs/mijn/:id', { under: 'jobs' }),
  'jobs-vacature-id-slug': entry('/jobs/vacature/:id/:slug', 'vacancy', {
    under: 'jobs',
    counts: 'View',
  }),
  // An application, for its candidate: by the link of a mail, without an account.
  sollicitatie: unlisted('/sollicitatie', {
    under: 'jobs',
    isSecret: true,
  }),
  // Paying an order, for who has its code: providers send readers back here.
  betaling: unlisted('/betaling', { isSecret: true }),
  sitemap: page('/sitemap', {}),
  'sitemap-year': index('/sitemap/:year', {}),
  'sitemap-year-month': index('/sitemap/:year/:month', {}),
  // A registration for an event, by the link of a mail, without an account.
  inschrijving: unlisted('/inschrijving', { isSecret: true }),
  ingang: unlisted('/ingang', { isSecret: true }),
  inschrijvingen: own('/inschrijvingen', {}),
  'news-tag-tag': entry('/news/tag/:tag', 'tag', { under: 'tags-overzicht' }),
  'news-id-slug': entry('/news/:id/:slug', 'content', {
    counts: 'View',
    secretQuery: ['download'],
  }),
  'email-valideren': unlisted('/email-valideren', { isSecret: true }),
  magazines: page('/magazines', {}),
  'magazines-bestellen': unlisted('/magazines/bestellen', { under: 'magazines' }),
  // An issue that was bought, for who has its code.
  'magazines-lezen': unlisted('/magazines/lezen', { under: 'magazines', isSecret: true }),
  'magazines-id-slug': entry('/magazines/:id/:slug', 'magazine', { under: 'magazines' }),
  'wachtwoord-reset': unlisted('/wachtwoord-reset', {
    layout: 'fullpage',
    isSecret: true,
  }),
  'wachtwoord-vergeten': unlisted('/wachtwoord-vergeten', {}),
  'account-activeren': unlisted('/account-activeren', {
    layout: 'fullpage',
    isSecret: true,
  }),
  'werkgevers-link': entry('/werkgevers/:link', 'employer', { under: 'jobs' }),
  abonnementen: page('/abonnementen', {}),
  // An order that waits for its mailbox, by the link of a mail, and what came of an order.
  'abonnementen-bevestigen': unlisted('/abonnementen/bevestigen', { isSecret: true }),
  'abonnementen-slug': entry('/abonnementen/:slug', 'product', {}),
  // A subscription, for whoever manages it: by the link of a mail, or signed in. Leaving one takes no account.
  abonnement: unlisted('/abonnement', { isSecret: true }),
  'abonnement-opzeggen': page('/abonnement/opzeggen', {}),
  'abonnement-herroepen': page('/abonnement/herroepen', {}),
  'leveranciers-link': entry('/leveranciers/:link', 'supplier', {}),
  'tags-overzicht': page('/tags-overzicht', {}),
  'tags-overzicht-char': index('/tags-overzicht/:char', { under: 'tags-overzicht' }),
  // The service worker's fallback for pages that are out of reach.
  offline: unlisted('/offline', { counts: 'nothing' }),
  // Drafts, through a signed link: `worker/preview/preview.ts` answers it, and no page may use this slug.
  preview: reserved('/preview', { counts: 'nothing', isSecret: true }),
  slug: entry('/:slug', 'page', {}),
}

type Routes = typeof routes

/** The name of a row of the table. */
export type RouteName = keyof Routes

/** The names of the rows with a given property, such as `{ kind: 'index' }`. */
export type RouteNameWith<Fact> = {
  [Name in RouteName]: Routes[Name] extends Fact ? Name : never
}[RouteName]

/** The name of a row with a page. */
export type OpenRouteName = Exclude<RouteName, RouteNameWith<{ kind: 'reserved' }>>

/** Whether a row of the table has a page. */
export function isOpen(name: RouteName): name is OpenRouteName {
  return routes[name].kind !== 'reserved'
}

/** Whether an address holds, or may hold, a code from a mail or a draft. */
export function isSecretAddress({ isSecret, secretQuery }: Route, query: URLSearchParams): boolean {
  return isSecret || secretQuery.some((key) => query.has(key))
}
