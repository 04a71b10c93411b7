import type { OpenRouteName } from './routes.ts'

const table = {
  home: () => import('./pages/home/HomePage.tsx'),
  c: () => import('./pages/link-ended/LinkEndedPage.tsx'),
  'l-id': () => import('./pages/link-ended/LinkEndedPage.tsx'),
  account: () => import('./pages/account/AccountPage.tsx'),
  'account-bedrijf': () => import('./pages/company-profile/CompanyProfilePage.tsx'),
  'account-bedrijf-cijfers': () => import('./pages/company-figures/CompanyFiguresPage.tsx'),
  'cijfers-stoppen': () => import('./pages/company-figures/EndFiguresPage.tsx'),
  'account-bedrijf-vinden': () => import('./pages/find-company/FindCompanyPage.tsx'),
  'account-bedrijf-overnemen': () => import('./pages/claim/ClaimPage.tsx'),
  contact: () => import('./pages/contact/ContactPage.tsx'),
  inloggen: () => import('./pages/sign-in/SignInPage.tsx'),
  registreren: () => import('./pages/register/RegisterPage.tsx'),
  uitnodiging: () => import('./pages/invitation/InvitationPage.tsx'),
  'auth-connect': () => import('./pages/social/SocialPage.tsx'),
  ecommerce: () => import('./pages/section/SectionPage.tsx'),
  logistiek: () => import('./pages/section/SectionPage.tsx'),
  fulfilment: () => import('./pages/section/SectionPage.tsx'),
  adverteren: () => import('./pages/offers/AdvertisingPage.tsx'),
  nieuwsbrief: () => import('./pages/newsletter/NewsletterPage.tsx'),
  'nieuwsbrief-edities': () => import('./pages/editions/EditionsPage.tsx'),
  'nieuwsbrief-slug': () => import('./pages/edition/EditionPage.tsx'),
  events: () => import('./pages/events/EventsPage.tsx'),
  'events-slug': () => import('./pages/event/EventPage.tsx'),
  zoeken: () => import('./pages/search/SearchPage.tsx'),
  jobs: () => import('./pages/jobs/JobsPage.tsx'),
  'jobs-cat-id': () => import('./pages/jobs/JobCategoryPage.tsx'),
  'jobs-alerts': () => import('./pages/job-alerts/JobAlertsPage.tsx'),
  'jobs-melden': () => import('./pages/report/ReportPage.tsx'),
  'jobs-mijn-id-sollicitaties': () => import('./pages/candidates/CandidatesPage.tsx'),
  'jobs-vacature-id-slug': () => import('./pages/vacancy/VacancyPage.tsx'),
  ingang: () => import('./pages/door/DoorPage.tsx'),
  inschrijving: () => import('./pages/registration/RegistrationPage.tsx'),
  sollicitatie: () => import('./pages/application/ApplicationPage.tsx'),
  betaling: () => import('./pages/payment/PaymentPage.tsx'),
  'jobs-plaatsen': () => import('./pages/post-vacancy/PostVacancyPage.tsx'),
  'jobs-mijn': () => import('./pages/own-vacancies/OwnVacanciesPage.tsx'),
  'jobs-mijn-id': () => import('./pages/own-vacancy/OwnVacancyPage.tsx'),
  sitemap: () => import('./pages/sitemap/SitemapPage.tsx'),
  'sitemap-year': () => import('./pages/sitemap/SitemapYearPage.tsx'),
  'sitemap-year-month': () => import('./pages/sitemap/SitemapMonthPage.tsx'),
  inschrijvingen: () => import('./pages/registrations/RegistrationsPage.tsx'),
  'news-tag-tag': () => import('./pages/tag/TagPage.tsx'),
  'news-id-slug': () => import('./pages/news/NewsPage.tsx'),
  'email-valideren': () => import('./pages/confirm-email/ConfirmEmailPage.tsx'),
  magazines: () => import('./pages/magazines/MagazinesPage.tsx'),
  'magazines-bestellen': () => import('./pages/order-issue/OrderIssuePage.tsx'),
  'magazines-lezen': () => import('./pages/bought-issue/BoughtIssuePage.tsx'),
  'magazines-id-slug': () => import('./pages/magazine/MagazinePage.tsx'),
  'wachtwoord-reset': () => import('./pages/reset-password/ResetPasswordPage.tsx'),
  'wachtwoord-vergeten': () => import('./pages/forgot-password/ForgotPasswordPage.tsx'),
  'account-activeren': () => import('./pages/activate/ActivatePage.tsx'),
  'werkgevers-link': () => import('./pages/company/EmployerPage.tsx'),
  abonnementen: () => import('./pages/offers/SubscriptionsPage.tsx'),
  'abonnementen-bevestigen': () => import('./pages/confirm-subscription/ConfirmSubscriptionPage.tsx'),
  'abonnementen-slug': () => import('./pages/offers/SubscriptionPage.tsx'),
  abonnement: () => import('./pages/subscription/ManagingPage.tsx'),
  'abonnement-opzeggen': () => import('./pages/subscription/ManagingPage.tsx'),
  'abonnement-herroepen': () => import('./pages/subscription/ManagingPage.tsx'),
  'leveranciers-link': () => import('./pages/company/SupplierPage.tsx'),
  'tags-overzicht': () => import('./pages/tags/TagsPage.tsx'),
  'tags-overzicht-char': () => import('./pages/tags/TagsInitialPage.tsx'),
  offline: () => import('./pages/offline/OfflinePage.tsx'),
  slug: () => import('./pages/slug/SlugPage.tsx'),
  'not-found': () => import('./pages/not-found/NotFoundPage.tsx'),
}

/**
 * The module of the page of every open row of the route table, loaded when it is asked for; a row without one does not compile. The build reads here
 * which file that is. A module has one page, whose name ends with `Page`; to name each here once more would cost every reader of an article.
 * The error screen is none of them: it must show when nothing can be loaded.
 */
export const pages = table satisfies Record<OpenRouteName | 'not-found', () => Promise<unknown>>

/** The name of a page that is loaded. */
export type PageName = keyof typeof pages

type PageModule<Name extends PageName> = Awaited<ReturnType<(typeof pages)[Name]>>

/** What a page is given. */
export type PageProps<Name extends PageName> = PageModule<Name>[keyof PageModule<Name> &
  `${string}Page`] extends (props: infer Props) => unknown
  ? unknown extends Props
    ? object
    : Props
  : never
