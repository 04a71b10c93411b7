import type { ComponentType } from 'react'
import type { TextRoom } from './i18n/dictionary.ts'

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
  texts: readonly TextRoom[]
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
  home: open('/', () => import('./pages/home/HomePage.tsx').then((room) => room.HomePage), {
    // Says goodbye to who has just deleted their account, also without script.
    query: ['account'],
    texts: ['cards', 'front'],
  }),
  c: open('/c', () => import('./pages/link-ended/LinkEndedPage.tsx').then((room) => room.LinkEndedPage), {
    layout: 'empty',
    counts: 'nothing',
    query: ['id'],
    texts: ['service'],
  }),
  'l-id': open(
    '/l/:id',
    () => import('./pages/link-ended/LinkEndedPage.tsx').then((room) => room.LinkEndedPage),
    {
      layout: 'empty',
      counts: 'nothing',
      texts: ['service'],
    },
  ),
  account: open(
    '/account',
    () => import('./pages/account/AccountPage.tsx').then((room) => room.AccountPage),
    {
      access: 'account',
      texts: ['account', 'forms', 'my-account'],
    },
  ),
  contact: open(
    '/contact',
    () => import('./pages/contact/ContactPage.tsx').then((room) => room.ContactPage),
    {
      texts: ['lightbox', 'service'],
    },
  ),
  inloggen: open(
    '/inloggen',
    () => import('./pages/sign-in/SignInPage.tsx').then((room) => room.SignInPage),
    {
      query: ['naar'],
      texts: ['account', 'forms'],
    },
  ),
  registreren: open(
    '/registreren',
    () => import('./pages/register/RegisterPage.tsx').then((room) => room.RegisterPage),
    {
      texts: ['account', 'forms'],
    },
  ),
  uitnodiging: open(
    '/uitnodiging',
    () => import('./pages/invitation/InvitationPage.tsx').then((room) => room.InvitationPage),
    {
      query: ['token'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  'auth-connect': open(
    '/auth/connect',
    () => import('./pages/social/SocialPage.tsx').then((room) => room.SocialPage),
    {
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  ecommerce: open(
    '/ecommerce',
    () => import('./pages/section/SectionPage.tsx').then((room) => room.SectionPage),
    {
      query: ['page'],
      texts: ['sections'],
    },
  ),
  logistiek: open(
    '/logistiek',
    () => import('./pages/section/SectionPage.tsx').then((room) => room.SectionPage),
    {
      query: ['page'],
      texts: ['sections'],
    },
  ),
  fulfilment: open(
    '/fulfilment',
    () => import('./pages/section/SectionPage.tsx').then((room) => room.SectionPage),
    {
      query: ['page'],
      texts: ['sections'],
    },
  ),
  adverteren: open(
    '/adverteren',
    () => import('./pages/offers/AdvertisingPage.tsx').then((room) => room.AdvertisingPage),
    {
      texts: ['cards', 'lightbox', 'offers'],
    },
  ),
  nieuwsbrief: open(
    '/nieuwsbrief',
    () => import('./pages/newsletter/NewsletterPage.tsx').then((room) => room.NewsletterPage),
    {
      texts: ['service'],
    },
  ),
  events: open('/events', () => import('./pages/events/EventsPage.tsx').then((room) => room.EventsPage), {
    query: ['past', 'month', 'year', 'city', 'section', 'online', 'page'],
    texts: ['cards', 'events'],
  }),
  'events-slug': open(
    '/events/:slug',
    () => import('./pages/event/EventPage.tsx').then((room) => room.EventPage),
    {
      texts: ['cards', 'events', 'lightbox'],
    },
  ),
  zoeken: open('/zoeken', () => import('./pages/search/SearchPage.tsx').then((room) => room.SearchPage), {
    query: ['q', 'type', 'section', 'tag', 'year', 'sort', 'page'],
    texts: ['search', 'sections'],
  }),
  jobs: open('/jobs', () => import('./pages/jobs/JobsPage.tsx').then((room) => room.JobsPage), {
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
    () => import('./pages/jobs/JobCategoryPage.tsx').then((room) => room.JobCategoryPage),
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
    () => import('./pages/vacancy/VacancyPage.tsx').then((room) => room.VacancyPage),
    {
      counts: 'View',
      texts: ['cards', 'jobs'],
    },
  ),
  sitemap: open(
    '/sitemap',
    () => import('./pages/sitemap/SitemapPage.tsx').then((room) => room.SitemapPage),
    { texts: ['overview', 'cards', 'sections'] },
  ),
  'sitemap-year': open(
    '/sitemap/:year',
    () => import('./pages/sitemap/SitemapYearPage.tsx').then((room) => room.SitemapYearPage),
    { texts: ['overview'] },
  ),
  'sitemap-year-month': open(
    '/sitemap/:year/:month',
    () => import('./pages/sitemap/SitemapMonthPage.tsx').then((room) => room.SitemapMonthPage),
    { query: ['page'], texts: ['overview'] },
  ),
  inschrijvingen: open(
    '/inschrijvingen',
    () => import('./pages/registrations/RegistrationsPage.tsx').then((room) => room.RegistrationsPage),
    {
      access: 'account',
      texts: ['account', 'cards', 'forms', 'my-account'],
    },
  ),
  'news-tag-tag': open(
    '/news/tag/:tag',
    () => import('./pages/tag/TagPage.tsx').then((room) => room.TagPage),
    {
      query: ['page'],
      texts: ['topics'],
    },
  ),
  'news-id-slug': open(
    '/news/:id/:slug',
    () => import('./pages/news/NewsPage.tsx').then((room) => room.NewsPage),
    {
      counts: 'View',
      texts: ['lightbox'],
    },
  ),
  'email-valideren': open(
    '/email-valideren',
    () => import('./pages/confirm-email/ConfirmEmailPage.tsx').then((room) => room.ConfirmEmailPage),
    {
      query: ['confirmation', 'wijziging'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  magazines: open(
    '/magazines',
    () => import('./pages/magazines/MagazinesPage.tsx').then((room) => room.MagazinesPage),
    {
      query: ['year'],
      texts: ['cards', 'magazines'],
    },
  ),
  'magazines-id-slug': open(
    '/magazines/:id/:slug',
    () => import('./pages/magazine/MagazinePage.tsx').then((room) => room.MagazinePage),
    {
      texts: ['cards', 'magazines'],
    },
  ),
  'wachtwoord-reset': open(
    '/wachtwoord-reset',
    () => import('./pages/reset-password/ResetPasswordPage.tsx').then((room) => room.ResetPasswordPage),
    {
      layout: 'fullpage',
      query: ['code'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  'wachtwoord-vergeten': open<object>(
    '/wachtwoord-vergeten',
    () => import('./pages/forgot-password/ForgotPasswordPage.tsx').then((room) => room.ForgotPasswordPage),
    {
      texts: ['account', 'forms'],
    },
  ),
  'account-activeren': open(
    '/account-activeren',
    () => import('./pages/activate/ActivatePage.tsx').then((room) => room.ActivatePage),
    {
      layout: 'fullpage',
      query: ['code'],
      texts: ['account', 'forms'],
      isSecret: true,
    },
  ),
  'werkgevers-link': open(
    '/werkgevers/:link',
    () => import('./pages/company/EmployerPage.tsx').then((room) => room.EmployerPage),
    {
      texts: ['cards', 'companies', 'lightbox'],
    },
  ),
  abonnementen: open(
    '/abonnementen',
    () => import('./pages/offers/SubscriptionsPage.tsx').then((room) => room.SubscriptionsPage),
    {
      texts: ['cards', 'offers'],
    },
  ),
  'abonnementen-slug': open(
    '/abonnementen/:slug',
    () => import('./pages/offers/SubscriptionPage.tsx').then((room) => room.SubscriptionPage),
    {
      texts: ['cards', 'lightbox', 'offers'],
    },
  ),
  'leveranciers-link': open(
    '/leveranciers/:link',
    () => import('./pages/company/SupplierPage.tsx').then((room) => room.SupplierPage),
    {
      texts: ['cards', 'companies', 'lightbox'],
    },
  ),
  'tags-overzicht': open(
    '/tags-overzicht',
    () => import('./pages/tags/TagsPage.tsx').then((room) => room.TagsPage),
    { texts: ['topics'] },
  ),
  'tags-overzicht-char': open(
    '/tags-overzicht/:char',
    () => import('./pages/tags/TagsInitialPage.tsx').then((room) => room.TagsInitialPage),
    { texts: ['topics'] },
  ),
  // The service worker puts it in the place of pages that are out of reach.
  offline: open<object>(
    '/offline',
    () => import('./pages/offline/OfflinePage.tsx').then((room) => room.OfflinePage),
    {
      counts: 'nothing',
      texts: ['offline'],
    },
  ),
  // Drafts, by a signed link: `worker/preview/preview.ts` answers it, and no page may take its name.
  preview: reserved('/preview', { counts: 'nothing' }),
  slug: open('/:slug', () => import('./pages/slug/SlugPage.tsx').then((room) => room.SlugPage), {
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
