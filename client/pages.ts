import type { OpenRouteName } from './routes.ts'

const table = {
  home: () => import('./pages/home/HomePage.tsx').then((module) => module.HomePage),
  c: () => import('./pages/link-ended/LinkEndedPage.tsx').then((module) => module.LinkEndedPage),
  'l-id': () => import('./pages/link-ended/LinkEndedPage.tsx').then((module) => module.LinkEndedPage),
  account: () => import('./pages/account/AccountPage.tsx').then((module) => module.AccountPage),
  'account-bedrijf': () =>
    import('./pages/company-profile/CompanyProfilePage.tsx').then((module) => module.CompanyProfilePage),
  'account-bedrijf-vinden': () =>
    import('./pages/find-company/FindCompanyPage.tsx').then((module) => module.FindCompanyPage),
  'account-bedrijf-overnemen': () => import('./pages/claim/ClaimPage.tsx').then((module) => module.ClaimPage),
  contact: () => import('./pages/contact/ContactPage.tsx').then((module) => module.ContactPage),
  inloggen: () => import('./pages/sign-in/SignInPage.tsx').then((module) => module.SignInPage),
  registreren: () => import('./pages/register/RegisterPage.tsx').then((module) => module.RegisterPage),
  uitnodiging: () => import('./pages/invitation/InvitationPage.tsx').then((module) => module.InvitationPage),
  'auth-connect': () => import('./pages/social/SocialPage.tsx').then((module) => module.SocialPage),
  ecommerce: () => import('./pages/section/SectionPage.tsx').then((module) => module.SectionPage),
  logistiek: () => import('./pages/section/SectionPage.tsx').then((module) => module.SectionPage),
  fulfilment: () => import('./pages/section/SectionPage.tsx').then((module) => module.SectionPage),
  adverteren: () => import('./pages/offers/AdvertisingPage.tsx').then((module) => module.AdvertisingPage),
  nieuwsbrief: () => import('./pages/newsletter/NewsletterPage.tsx').then((module) => module.NewsletterPage),
  events: () => import('./pages/events/EventsPage.tsx').then((module) => module.EventsPage),
  'events-slug': () => import('./pages/event/EventPage.tsx').then((module) => module.EventPage),
  zoeken: () => import('./pages/search/SearchPage.tsx').then((module) => module.SearchPage),
  jobs: () => import('./pages/jobs/JobsPage.tsx').then((module) => module.JobsPage),
  'jobs-cat-id': () => import('./pages/jobs/JobCategoryPage.tsx').then((module) => module.JobCategoryPage),
  'jobs-alerts': () => import('./pages/job-alerts/JobAlertsPage.tsx').then((module) => module.JobAlertsPage),
  'jobs-melden': () => import('./pages/report/ReportPage.tsx').then((module) => module.ReportPage),
  'jobs-mijn-id-sollicitaties': () =>
    import('./pages/candidates/CandidatesPage.tsx').then((module) => module.CandidatesPage),
  'jobs-vacature-id-slug': () =>
    import('./pages/vacancy/VacancyPage.tsx').then((module) => module.VacancyPage),
  sollicitatie: () =>
    import('./pages/application/ApplicationPage.tsx').then((module) => module.ApplicationPage),
  betaling: () => import('./pages/payment/PaymentPage.tsx').then((module) => module.PaymentPage),
  'jobs-plaatsen': () =>
    import('./pages/post-vacancy/PostVacancyPage.tsx').then((module) => module.PostVacancyPage),
  'jobs-mijn': () =>
    import('./pages/own-vacancies/OwnVacanciesPage.tsx').then((module) => module.OwnVacanciesPage),
  'jobs-mijn-id': () =>
    import('./pages/own-vacancy/OwnVacancyPage.tsx').then((module) => module.OwnVacancyPage),
  sitemap: () => import('./pages/sitemap/SitemapPage.tsx').then((module) => module.SitemapPage),
  'sitemap-year': () =>
    import('./pages/sitemap/SitemapYearPage.tsx').then((module) => module.SitemapYearPage),
  'sitemap-year-month': () =>
    import('./pages/sitemap/SitemapMonthPage.tsx').then((module) => module.SitemapMonthPage),
  inschrijvingen: () =>
    import('./pages/registrations/RegistrationsPage.tsx').then((module) => module.RegistrationsPage),
  'news-tag-tag': () => import('./pages/tag/TagPage.tsx').then((module) => module.TagPage),
  'news-id-slug': () => import('./pages/news/NewsPage.tsx').then((module) => module.NewsPage),
  'email-valideren': () =>
    import('./pages/confirm-email/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage),
  magazines: () => import('./pages/magazines/MagazinesPage.tsx').then((module) => module.MagazinesPage),
  'magazines-id-slug': () =>
    import('./pages/magazine/MagazinePage.tsx').then((module) => module.MagazinePage),
  'wachtwoord-reset': () =>
    import('./pages/reset-password/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
  'wachtwoord-vergeten': () =>
    import('./pages/forgot-password/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
  'account-activeren': () =>
    import('./pages/activate/ActivatePage.tsx').then((module) => module.ActivatePage),
  'werkgevers-link': () => import('./pages/company/EmployerPage.tsx').then((module) => module.EmployerPage),
  abonnementen: () =>
    import('./pages/offers/SubscriptionsPage.tsx').then((module) => module.SubscriptionsPage),
  'abonnementen-bevestigen': () =>
    import('./pages/confirm-subscription/ConfirmSubscriptionPage.tsx').then(
      (module) => module.ConfirmSubscriptionPage,
    ),
  'abonnementen-slug': () =>
    import('./pages/offers/SubscriptionPage.tsx').then((module) => module.SubscriptionPage),
  'leveranciers-link': () => import('./pages/company/SupplierPage.tsx').then((module) => module.SupplierPage),
  'tags-overzicht': () => import('./pages/tags/TagsPage.tsx').then((module) => module.TagsPage),
  'tags-overzicht-char': () =>
    import('./pages/tags/TagsInitialPage.tsx').then((module) => module.TagsInitialPage),
  offline: () => import('./pages/offline/OfflinePage.tsx').then((module) => module.OfflinePage),
  slug: () => import('./pages/slug/SlugPage.tsx').then((module) => module.SlugPage),
  'not-found': () => import('./pages/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
}

/**
 * The page of every open row of the route table, loaded when it is asked for; a row without one does not compile. The build reads here
 * which file that is. The error screen is none of them: it must show when nothing can be loaded.
 */
export const pages = table satisfies Record<OpenRouteName | 'not-found', () => Promise<unknown>>

/** The name of a page that is loaded. */
export type PageName = keyof typeof pages

/** What a page is given. */
export type PageProps<Name extends PageName> = (typeof pages)[Name] extends () => Promise<
  (props: infer Props) => unknown
>
  ? unknown extends Props
    ? object
    : Props
  : never
