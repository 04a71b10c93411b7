import type { ComponentType } from 'react'
import type { TextNamespace } from './i18n/dictionary.ts'

/** The frame around a page; `fullpage` is for one task that a mail asks for: nothing leads away from it but the way home. */
export type LayoutName = 'default' | 'empty' | 'fullpage'

/** What the table says of a route. */
export interface Route {
  /** Pattern without locale prefix; `:name` is one segment. */
  path: string
  layout: LayoutName
  /** Whether moving to this page is animated. */
  transition: boolean
  /** The event that moving to it is told by; those that the specification excludes from page views have none, or `View` once it was seen. */
  counts: 'pageview' | 'View' | 'nothing'
  access: 'everyone' | 'account'
  /** The query keys that change its answer; all others are ignored by the page cache. */
  query: readonly string[]
  /** Parts of the dictionary that its page needs beside `core`. */
  texts: readonly TextNamespace[]
  /** Whether its address may carry the code of a mail: nobody keeps it or is told it, and no other page learns where one came from. */
  isSecret: boolean
}

/** A route that answers with a page. */
export interface OpenRoute<Props> extends Route {
  page: () => Promise<ComponentType<Props>>
}

type Options = Partial<Omit<Route, 'path'>>

const standard = {
  layout: 'default',
  transition: true,
  counts: 'pageview',
  access: 'everyone',
  query: [],
  texts: [],
  isSecret: false,
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
  home: open('/', () => import('./pages/home/HomePage.tsx').then((module) => module.HomePage), {
    // Says goodbye to who has just deleted their account, also without script.
    query: ['account'],
    texts: ['cards', 'front'],
  }),
  c: open('/c', () => import('./pages/link-ended/LinkEndedPage.tsx').then((module) => module.LinkEndedPage), {
    layout: 'empty',
    counts: 'nothing',
    query: ['id'],
    texts: ['service'],
  }),
  'l-id': open(
    '/l/:id',
    () => import('./pages/link-ended/LinkEndedPage.tsx').then((module) => module.LinkEndedPage),
    {
      layout: 'empty',
      counts: 'nothing',
      texts: ['service'],
    },
  ),
  account: open(
    '/account',
    () => import('./pages/account/AccountPage.tsx').then((module) => module.AccountPage),
    {
      access: 'account',
      texts: ['account', 'forms', 'my-account'],
    },
  ),
  contact: open(
    '/contact',
    () => import('./pages/contact/ContactPage.tsx').then((module) => module.ContactPage),
    {
      texts: ['lightbox', 'service'],
    },
  ),
  inloggen: open(
    '/inloggen',
    () => import('./pages/sign-in/SignInPage.tsx').then((module) => module.SignInPage),
    {
      query: ['naar'],
      texts: ['account', 'forms'],
    },
  ),
  registreren: open(
    '/registreren',
    () => import('./pages/register/RegisterPage.tsx').then((module) => module.RegisterPage),
    {
      texts: ['account', 'forms'],
    },
  ),
  uitnodiging: open(
    '/uitnodiging',
    () => import('./pages/invitation/InvitationPage.tsx').then((module) => module.InvitationPage),
    {
      query: ['token'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  'auth-connect': open(
    '/auth/connect',
    () => import('./pages/social/SocialPage.tsx').then((module) => module.SocialPage),
    {
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  ecommerce: open(
    '/ecommerce',
    () => import('./pages/section/SectionPage.tsx').then((module) => module.SectionPage),
    {
      query: ['page'],
      texts: ['sections'],
    },
  ),
  logistiek: open(
    '/logistiek',
    () => import('./pages/section/SectionPage.tsx').then((module) => module.SectionPage),
    {
      query: ['page'],
      texts: ['sections'],
    },
  ),
  fulfilment: open(
    '/fulfilment',
    () => import('./pages/section/SectionPage.tsx').then((module) => module.SectionPage),
    {
      query: ['page'],
      texts: ['sections'],
    },
  ),
  adverteren: open(
    '/adverteren',
    () => import('./pages/offers/AdvertisingPage.tsx').then((module) => module.AdvertisingPage),
    {
      texts: ['cards', 'lightbox', 'offers'],
    },
  ),
  nieuwsbrief: open(
    '/nieuwsbrief',
    () => import('./pages/newsletter/NewsletterPage.tsx').then((module) => module.NewsletterPage),
    {
      texts: ['service'],
    },
  ),
  events: open('/events', () => import('./pages/events/EventsPage.tsx').then((module) => module.EventsPage), {
    query: ['past', 'month', 'year', 'city', 'section', 'online', 'page'],
    texts: ['cards', 'events'],
  }),
  'events-slug': open(
    '/events/:slug',
    () => import('./pages/event/EventPage.tsx').then((module) => module.EventPage),
    {
      texts: ['cards', 'events', 'lightbox'],
    },
  ),
  zoeken: open('/zoeken', () => import('./pages/search/SearchPage.tsx').then((module) => module.SearchPage), {
    query: ['q', 'type', 'section', 'tag', 'year', 'sort', 'page'],
    texts: ['search', 'sections'],
  }),
  jobs: open('/jobs', () => import('./pages/jobs/JobsPage.tsx').then((module) => module.JobsPage), {
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
  'jobs-cat-id': open(
    '/jobs/cat/:id',
    () => import('./pages/jobs/JobCategoryPage.tsx').then((module) => module.JobCategoryPage),
    {
      query: ['page'],
      texts: ['cards', 'jobs'],
    },
  ),
  'jobs-plaatsen': reserved('/jobs/plaatsen', { transition: false, layout: 'fullpage' }),
  'jobs-mijn': reserved('/jobs/mijn', { access: 'account' }),
  'jobs-mijn-id': reserved('/jobs/mijn/:id', { access: 'account' }),
  'jobs-vacature-id-slug': open(
    '/jobs/vacature/:id/:slug',
    () => import('./pages/vacancy/VacancyPage.tsx').then((module) => module.VacancyPage),
    {
      counts: 'View',
      texts: ['cards', 'jobs'],
    },
  ),
  sitemap: open(
    '/sitemap',
    () => import('./pages/sitemap/SitemapPage.tsx').then((module) => module.SitemapPage),
    { texts: ['overview', 'cards', 'sections'] },
  ),
  'sitemap-year': open(
    '/sitemap/:year',
    () => import('./pages/sitemap/SitemapYearPage.tsx').then((module) => module.SitemapYearPage),
    { texts: ['overview'] },
  ),
  'sitemap-year-month': open(
    '/sitemap/:year/:month',
    () => import('./pages/sitemap/SitemapMonthPage.tsx').then((module) => module.SitemapMonthPage),
    { query: ['page'], texts: ['overview'] },
  ),
  inschrijvingen: open(
    '/inschrijvingen',
    () => import('./pages/registrations/RegistrationsPage.tsx').then((module) => module.RegistrationsPage),
    {
      access: 'account',
      texts: ['account', 'cards', 'forms', 'my-account'],
    },
  ),
  'news-tag-tag': open(
    '/news/tag/:tag',
    () => import('./pages/tag/TagPage.tsx').then((module) => module.TagPage),
    {
      query: ['page'],
      texts: ['topics'],
    },
  ),
  'news-id-slug': open(
    '/news/:id/:slug',
    () => import('./pages/news/NewsPage.tsx').then((module) => module.NewsPage),
    {
      counts: 'View',
      texts: ['lightbox'],
    },
  ),
  'email-valideren': open(
    '/email-valideren',
    () => import('./pages/confirm-email/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage),
    {
      query: ['confirmation', 'wijziging'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  magazines: open(
    '/magazines',
    () => import('./pages/magazines/MagazinesPage.tsx').then((module) => module.MagazinesPage),
    {
      query: ['year'],
      texts: ['cards', 'magazines'],
    },
  ),
  'magazines-id-slug': open(
    '/magazines/:id/:slug',
    () => import('./pages/magazine/MagazinePage.tsx').then((module) => module.MagazinePage),
    {
      texts: ['cards', 'magazines'],
    },
  ),
  'wachtwoord-reset': open(
    '/wachtwoord-reset',
    () => import('./pages/reset-password/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
    {
      layout: 'fullpage',
      query: ['code'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  'wachtwoord-vergeten': open<object>(
    '/wachtwoord-vergeten',
    () =>
      import('./pages/forgot-password/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
    {
      texts: ['account', 'forms'],
    },
  ),
  'account-activeren': open(
    '/account-activeren',
    () => import('./pages/activate/ActivatePage.tsx').then((module) => module.ActivatePage),
    {
      layout: 'fullpage',
      query: ['code'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  'werkgevers-link': open(
    '/werkgevers/:link',
    () => import('./pages/company/EmployerPage.tsx').then((module) => module.EmployerPage),
    {
      texts: ['cards', 'companies', 'lightbox'],
    },
  ),
  abonnementen: open(
    '/abonnementen',
    () => import('./pages/offers/SubscriptionsPage.tsx').then((module) => module.SubscriptionsPage),
    {
      texts: ['cards', 'offers'],
    },
  ),
  'abonnementen-slug': open(
    '/abonnementen/:slug',
    () => import('./pages/offers/SubscriptionPage.tsx').then((module) => module.SubscriptionPage),
    {
      texts: ['cards', 'lightbox', 'offers'],
    },
  ),
  'leveranciers-link': open(
    '/leveranciers/:link',
    () => import('./pages/company/SupplierPage.tsx').then((module) => module.SupplierPage),
    {
      texts: ['cards', 'companies', 'lightbox'],
    },
  ),
  'tags-overzicht': open(
    '/tags-overzicht',
    () => import('./pages/tags/TagsPage.tsx').then((module) => module.TagsPage),
    { texts: ['topics'] },
  ),
  'tags-overzicht-char': open(
    '/tags-overzicht/:char',
    () => import('./pages/tags/TagsInitialPage.tsx').then((module) => module.TagsInitialPage),
    { texts: ['topics'] },
  ),
  // The service worker puts it in the place of pages that are out of reach.
  offline: open<object>(
    '/offline',
    () => import('./pages/offline/OfflinePage.tsx').then((module) => module.OfflinePage),
    {
      counts: 'nothing',
      texts: ['offline'],
    },
  ),
  // Drafts, by a signed link: `worker/preview/preview.ts` answers it, and no page may take its name.
  preview: reserved('/preview', { counts: 'nothing' }),
  slug: open('/:slug', () => import('./pages/slug/SlugPage.tsx').then((module) => module.SlugPage), {
    texts: ['cards', 'lightbox'],
  }),
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
