import type { EntryKind } from './content/entry-kind.ts'
import type { FormName } from './form-name.ts'
import type { TextNamespace } from './i18n/dictionary.ts'

/** The layout of a page; `fullpage` is for a single task opened from a mail: its only link is the one to the front page. */
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
  /** The query keys that change the response; the page cache ignores all others. */
  query: readonly string[]
  /** Namespaces of the dictionary that its page needs besides `core`. */
  texts: readonly TextNamespace[]
  /** The item of the main navigation it belongs to. */
  under: 'jobs' | 'events' | 'magazines' | 'tags-overzicht' | null
  /** Forms on it; `worker/form-handlers.ts` handles them. */
  forms: readonly FormName[]
  /** Whether it shows bodies that editors compose, in which they may place forms. */
  editorForms: boolean
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
  query: [],
  texts: [],
  under: null,
  forms: [],
  editorForms: false,
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
 * The only table of routes: worker, browser, links, sitemaps, page views, access and the page cache all read it. `pages.ts` has the page of
 * each row, `worker/pages/loaders.ts` its loader. Order matters where patterns overlap: the first match wins, so `slug` comes last.
 */
export const routes = {
  home: page('/', {
    // Says goodbye to a reader who has just deleted their account, also without script.
    query: ['account'],
    texts: ['cards', 'forms', 'front', 'newsletter'],
    forms: ['newsletter-signup'],
  }),
  c: entry('/c', 'link', { layout: 'empty', counts: 'nothing', query: ['id'], texts: ['service'] }),
  'l-id': entry('/l/:id', 'link', { layout: 'empty', counts: 'nothing', texts: ['service'] }),
  account: own('/account', {
    texts: ['account', 'forms', 'my-account'],
    forms: [
      'profile',
      'language',
      'company',
      'email',
      'password',
      'newsletters',
      'cv',
      'remove-cv',
      'unsave',
      'end-session',
      'end-others',
      'delete',
      'delete-provider',
    ],
  }),
  contact: page('/contact', { query: ['afdeling'], texts: ['lightbox', 'service'], editorForms: true }),
  inloggen: unlisted('/inloggen', { query: ['naar'], texts: ['account', 'forms'], forms: ['sign-in'] }),
  registreren: unlisted('/registreren', { texts: ['account', 'forms'], forms: ['register'] }),
  uitnodiging: unlisted('/uitnodiging', {
    query: ['token'],
    texts: ['account', 'forms'],
    isSecret: true,
    forms: ['accept', 'register-invited'],
  }),
  'auth-connect': unlisted('/auth/connect', { texts: ['account', 'forms'], isSecret: true }),
  ecommerce: page('/ecommerce', { query: ['page'], texts: ['sections'] }),
  logistiek: page('/logistiek', { query: ['page'], texts: ['sections'] }),
  fulfilment: page('/fulfilment', { query: ['page'], texts: ['sections'] }),
  adverteren: page('/adverteren', {
    query: ['product'],
    texts: ['cards', 'contact-forms', 'lightbox', 'offers'],
    editorForms: true,
  }),
  nieuwsbrief: page('/nieuwsbrief', {
    query: ['bevestigen', 'weigeren', 'voorkeuren', 'bevestigd', 'afmelden', 'lijst'],
    texts: ['account', 'form-rules', 'forms', 'newsletter', 'service'],
    forms: [
      'newsletter-signup',
      'confirm-newsletter',
      'refuse-newsletter',
      'choose-newsletters',
      'end-newsletters',
    ],
    secretQuery: ['bevestigen', 'weigeren', 'voorkeuren', 'afmelden'],
  }),
  events: page('/events', {
    query: ['past', 'month', 'year', 'city', 'section', 'online', 'page'],
    texts: ['cards', 'events'],
  }),
  'events-slug': entry('/events/:slug', 'event', {
    under: 'events',
    texts: ['cards', 'events', 'lightbox'],
    editorForms: true,
  }),
  zoeken: unlisted('/zoeken', {
    query: ['q', 'type', 'section', 'tag', 'year', 'sort', 'page'],
    texts: ['search', 'sections'],
  }),
  jobs: page('/jobs', {
    query: [
      'q',
      'place',
      'distance',
      'category',
      'education',
      'hours',
      'contract',
      'salary',
      'remote',
      'sort',
      'page',
    ],
    texts: ['cards', 'jobs'],
  }),
  'jobs-cat-id': index('/jobs/cat/:id', { under: 'jobs', query: ['page'], texts: ['cards', 'jobs'] }),
  'jobs-plaatsen': reserved('/jobs/plaatsen', { under: 'jobs', layout: 'fullpage', transition: false }),
  'jobs-mijn': reserved('/jobs/mijn', { access: 'account' }),
  'jobs-mijn-id': reserved('/jobs/mijn/:id', { access: 'account' }),
  'jobs-vacature-id-slug': entry('/jobs/vacature/:id/:slug', 'vacancy', {
    under: 'jobs',
    counts: 'View',
    texts: ['cards', 'jobs'],
  }),
  sitemap: page('/sitemap', { texts: ['overview', 'cards', 'sections'] }),
  'sitemap-year': index('/sitemap/:year', { texts: ['overview'] }),
  'sitemap-year-month': index('/sitemap/:year/:month', { query: ['page'], texts: ['overview'] }),
  inschrijvingen: own('/inschrijvingen', {
    texts: ['account', 'cards', 'forms', 'my-account'],
    forms: ['cancel'],
  }),
  'news-tag-tag': entry('/news/tag/:tag', 'tag', {
    under: 'tags-overzicht',
    query: ['page'],
    texts: ['topics'],
  }),
  'news-id-slug': entry('/news/:id/:slug', 'content', {
    counts: 'View',
    texts: ['lightbox'],
    editorForms: true,
    secretQuery: ['download'],
  }),
  'email-valideren': unlisted('/email-valideren', {
    query: ['confirmation', 'wijziging'],
    texts: ['account', 'forms'],
    isSecret: true,
    forms: ['confirm', 'confirm-with-password', 'confirm-change', 'resend'],
  }),
  magazines: page('/magazines', { query: ['year'], texts: ['cards', 'magazines'] }),
  'magazines-id-slug': entry('/magazines/:id/:slug', 'magazine', {
    under: 'magazines',
    texts: ['cards', 'magazines'],
  }),
  'wachtwoord-reset': unlisted('/wachtwoord-reset', {
    layout: 'fullpage',
    query: ['code'],
    texts: ['account', 'forms'],
    isSecret: true,
    forms: ['reset', 'renew'],
  }),
  'wachtwoord-vergeten': unlisted('/wachtwoord-vergeten', { texts: ['account', 'forms'], forms: ['forgot'] }),
  'account-activeren': unlisted('/account-activeren', {
    layout: 'fullpage',
    query: ['code'],
    texts: ['account', 'forms'],
    isSecret: true,
    forms: ['activate'],
  }),
  'werkgevers-link': entry('/werkgevers/:link', 'employer', {
    under: 'jobs',
    texts: ['cards', 'companies', 'lightbox'],
    editorForms: true,
  }),
  abonnementen: page('/abonnementen', { texts: ['cards', 'offers'] }),
  'abonnementen-slug': entry('/abonnementen/:slug', 'product', {
    texts: ['cards', 'lightbox', 'offers'],
    editorForms: true,
  }),
  'leveranciers-link': entry('/leveranciers/:link', 'supplier', {
    query: ['product'],
    texts: ['cards', 'companies', 'form-rules', 'forms', 'lightbox'],
    forms: ['supplier-lead'],
    editorForms: true,
  }),
  'tags-overzicht': page('/tags-overzicht', { texts: ['topics'] }),
  'tags-overzicht-char': index('/tags-overzicht/:char', { under: 'tags-overzicht', texts: ['topics'] }),
  // The service worker's fallback for pages that are out of reach.
  offline: unlisted('/offline', { counts: 'nothing', texts: ['offline'] }),
  // Drafts, through a signed link: `worker/preview/preview.ts` answers it, and no page may use this slug.
  preview: reserved('/preview', { counts: 'nothing', isSecret: true }),
  slug: entry('/:slug', 'page', { texts: ['cards', 'lightbox'], editorForms: true }),
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

/** Whether a page accepts forms. */
export function takesForms({ forms, editorForms }: Route): boolean {
  return forms.length > 0 || editorForms
}

/** Whether an address holds, or may hold, a code from a mail or a draft. */
export function isSecretAddress({ isSecret, secretQuery }: Route, query: URLSearchParams): boolean {
  return isSecret || secretQuery.some((key) => query.has(key))
}
