import type { ComponentType } from 'react'

/** The frame around a page. */
export type LayoutName = 'default' | 'empty' | 'fullpage'

/** What the table says of a route. */
export interface Route {
  /** Pattern without locale prefix; `:name` is one segment. */
  path: string
  layout: LayoutName
  /** Whether moving to this page is animated. */
  transition: boolean
  /** Whether moving to it counts as a page view; false where the page counts by an event of its own. */
  tracked: boolean
  access: 'everyone' | 'account'
  /** The query keys that change its answer; all others are ignored by the page cache. */
  query: readonly string[]
}

/** A route that answers with a page. */
export interface OpenRoute<Props> extends Route {
  page: () => Promise<ComponentType<Props>>
}

type Options = Partial<Omit<Route, 'path'>>

const standard = {
  layout: 'default',
  transition: true,
  tracked: true,
  access: 'everyone',
  query: [],
} as const satisfies Options

/** A route with its page, loaded when it is asked for. */
function open<Props>(path: string, page: OpenRoute<Props>['page'], options: Options = {}): OpenRoute<Props> {
  return { ...standard, ...options, path, page }
}

/** A route whose page is not built yet: its address is taken, answers 404, and nothing links to it. */
function reserved(path: string, options: Options = {}): Route {
  return { ...standard, ...options, path }
}

/**
 * The route table, once. Worker, browser, links, page views, access and the page cache all read it.
 * Order matters where patterns overlap: the first that fits wins, so `slug` stands last.
 */
export const routes = {
  home: open('/', () => import('./pages/home/HomePage.tsx').then((room) => room.HomePage)),
  c: reserved('/c', { layout: 'empty', tracked: false }),
  'l-id': reserved('/l/:id', { layout: 'empty', tracked: false }),
  account: reserved('/account', { access: 'account' }),
  contact: reserved('/contact'),
  inloggen: reserved('/inloggen'),
  registreren: reserved('/registreren'),
  uitnodiging: reserved('/uitnodiging'),
  'auth-connect': reserved('/auth/connect'),
  ecommerce: open(
    '/ecommerce',
    () => import('./pages/section/SectionPage.tsx').then((room) => room.SectionPage),
    {
      query: ['page'],
    },
  ),
  logistiek: open(
    '/logistiek',
    () => import('./pages/section/SectionPage.tsx').then((room) => room.SectionPage),
    {
      query: ['page'],
    },
  ),
  fulfilment: open(
    '/fulfilment',
    () => import('./pages/section/SectionPage.tsx').then((room) => room.SectionPage),
    {
      query: ['page'],
    },
  ),
  adverteren: reserved('/adverteren'),
  nieuwsbrief: reserved('/nieuwsbrief'),
  events: reserved('/events'),
  'events-slug': reserved('/events/:slug'),
  zoeken: reserved('/zoeken'),
  jobs: reserved('/jobs'),
  'jobs-cat-id': reserved('/jobs/cat/:id'),
  'jobs-plaatsen': reserved('/jobs/plaatsen', { transition: false, layout: 'fullpage' }),
  'jobs-mijn': reserved('/jobs/mijn', { access: 'account' }),
  'jobs-mijn-id': reserved('/jobs/mijn/:id', { access: 'account' }),
  'jobs-vacature-id-slug': reserved('/jobs/vacature/:id/:slug'),
  sitemap: reserved('/sitemap'),
  'sitemap-year': reserved('/sitemap/:year'),
  'sitemap-year-month': reserved('/sitemap/:year/:month'),
  inschrijvingen: reserved('/inschrijvingen', { access: 'account' }),
  'news-tag-tag': open(
    '/news/tag/:tag',
    () => import('./pages/tag/TagPage.tsx').then((room) => room.TagPage),
    {
      query: ['page'],
    },
  ),
  'news-id-slug': open(
    '/news/:id/:slug',
    () => import('./pages/news/NewsPage.tsx').then((room) => room.NewsPage),
    {
      tracked: false,
    },
  ),
  'email-valideren': reserved('/email-valideren'),
  magazines: reserved('/magazines'),
  'magazines-id-slug': reserved('/magazines/:id/:slug'),
  'wachtwoord-reset': reserved('/wachtwoord-reset'),
  'wachtwoord-vergeten': reserved('/wachtwoord-vergeten'),
  'account-activeren': reserved('/account-activeren'),
  'werkgevers-link': reserved('/werkgevers/:link'),
  abonnementen: reserved('/abonnementen'),
  'abonnementen-slug': reserved('/abonnementen/:slug'),
  'leveranciers-link': reserved('/leveranciers/:link'),
  'tags-overzicht': open('/tags-overzicht', () =>
    import('./pages/tags/TagsPage.tsx').then((room) => room.TagsPage),
  ),
  'tags-overzicht-char': open('/tags-overzicht/:char', () =>
    import('./pages/tags/TagsInitialPage.tsx').then((room) => room.TagsInitialPage),
  ),
  slug: open('/:slug', () => import('./pages/slug/SlugPage.tsx').then((room) => room.SlugPage)),
}

/** The name of a row of the table. */
export type RouteName = keyof typeof routes

/** The name of a row that answers with a page. */
export type OpenRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { page: unknown } ? Name : never
}[RouteName]

/** What the page of a route is given. */
export type PageProps<Name extends OpenRouteName> =
  (typeof routes)[Name] extends OpenRoute<infer Props> ? Props : never
