import type { OpenRouteName } from '../../client/routes.ts'
import { loadAdvertising } from './advertising.ts'
import { loadContact } from './contact.ts'
import { loadEdition } from './edition.ts'
import { loadEditions } from './editions.ts'
import { loadEmployer } from './employer.ts'
import { loadEvent } from './event.ts'
import { loadEvents } from './events.ts'
import { loadHome } from './home.ts'
import { loadJobs } from './jobs.ts'
import { loadJobCategory } from './jobs-category.ts'
import type { Loader } from './loader.ts'
import { loadMagazine } from './magazine.ts'
import { loadMagazines } from './magazines.ts'
import { loadNews } from './news.ts'
import { loadNewsletter } from './newsletter.ts'
import { loadOffline } from './offline.ts'
import { loadSearch } from './search.ts'
import { loadSection } from './section.ts'
import { loadCampaign, loadShortLink } from './short-link.ts'
import { loadSitemap } from './sitemap.ts'
import { loadSitemapMonth } from './sitemap-month.ts'
import { loadSitemapYear } from './sitemap-year.ts'
import { loadSlug } from './slug.ts'
import { loadSubscription } from './subscription.ts'
import { loadSubscriptions } from './subscriptions.ts'
import { loadSupplier } from './supplier.ts'
import { loadTag } from './tag.ts'
import { loadTags, loadTagsInitial } from './tags.ts'
import { loadVacancy } from './vacancy.ts'

/** A loader whose code comes with the first visit: an isolate answers its first reader sooner without those that few need. */
function later<Name extends OpenRouteName>(load: () => Promise<Loader<Name>>): Loader<Name> {
  return async (context) => (await load())(context)
}

/** The loader of every open row of the route table; a row without one, or with the wrong props, doesn't compile. */
export const loaders: { [Name in OpenRouteName]: Loader<Name> } = {
  home: loadHome,
  c: loadCampaign,
  'l-id': loadShortLink,
  contact: loadContact,
  nieuwsbrief: loadNewsletter,
  'nieuwsbrief-edities': loadEditions,
  'nieuwsbrief-slug': loadEdition,
  ecommerce: loadSection('ecommerce'),
  logistiek: loadSection('logistiek'),
  fulfilment: loadSection('fulfilment'),
  'news-tag-tag': loadTag,
  'news-id-slug': loadNews,
  'tags-overzicht': loadTags,
  'tags-overzicht-char': loadTagsInitial,
  events: loadEvents,
  'events-slug': loadEvent,
  magazines: loadMagazines,
  'magazines-id-slug': loadMagazine,
  'magazines-bestellen': later(() => import('./order-issue.ts').then((module) => module.loadOrderIssue)),
  'magazines-lezen': later(() => import('./bought-issue.ts').then((module) => module.loadBoughtIssue)),
  'werkgevers-link': loadEmployer,
  'leveranciers-link': loadSupplier,
  adverteren: loadAdvertising,
  abonnementen: loadSubscriptions,
  'abonnementen-bevestigen': later(() =>
    import('./confirm-subscription.ts').then((module) => module.loadConfirmSubscription),
  ),
  'abonnementen-slug': loadSubscription,
  abonnement: later(() =>
    import('./managed-subscription.ts').then((module) => module.loadManagedSubscription),
  ),
  'abonnement-opzeggen': later(() => import('./leave-subscription.ts').then((module) => module.loadCancel)),
  'abonnement-herroepen': later(() =>
    import('./leave-subscription.ts').then((module) => module.loadWithdrawal),
  ),
  sitemap: loadSitemap,
  'sitemap-year': loadSitemapYear,
  'sitemap-year-month': loadSitemapMonth,
  jobs: loadJobs,
  'jobs-cat-id': loadJobCategory,
  'jobs-vacature-id-slug': loadVacancy,
  'jobs-plaatsen': later(() => import('./post-vacancy.ts').then((module) => module.loadPostVacancy)),
  'jobs-mijn': later(() => import('./own-vacancies.ts').then((module) => module.loadOwnVacancies)),
  'jobs-mijn-id': later(() => import('./own-vacancy.ts').then((module) => module.loadOwnVacancy)),
  zoeken: loadSearch,
  account: later(() => import('./account.ts').then((module) => module.loadAccount)),
  'account-bedrijf': later(() => import('./company-profile.ts').then((module) => module.loadCompanyProfile)),
  'account-bedrijf-cijfers': later(() =>
    import('./company-figures.ts').then((module) => module.loadCompanyFigures),
  ),
  'cijfers-stoppen': later(() => import('./end-figures.ts').then((module) => module.loadEndFigures)),
  'account-bedrijf-vinden': later(() => import('./find-company.ts').then((module) => module.loadFindCompany)),
  'account-bedrijf-overnemen': later(() => import('./claim.ts').then((module) => module.loadClaim)),
  inschrijvingen: later(() => import('./registrations.ts').then((module) => module.loadRegistrations)),
  inloggen: later(() => import('./sign-in.ts').then((module) => module.loadSignIn)),
  registreren: later(() => import('./register.ts').then((module) => module.loadRegister)),
  'wachtwoord-vergeten': later(() =>
    import('./forgot-password.ts').then((module) => module.loadForgotPassword),
  ),
  'wachtwoord-reset': later(() => import('./reset-password.ts').then((module) => module.loadResetPassword)),
  'email-valideren': later(() => import('./confirm-email.ts').then((module) => module.loadConfirmEmail)),
  'account-activeren': later(() => import('./activate.ts').then((module) => module.loadActivate)),
  uitnodiging: later(() => import('./invitation.ts').then((module) => module.loadInvitation)),
  ingang: later(() => import('./door.ts').then((module) => module.loadDoor)),
  inschrijving: later(() => import('./registration.ts').then((module) => module.loadRegistration)),
  sollicitatie: later(() => import('./application.ts').then((module) => module.loadApplication)),
  betaling: later(() => import('./payment.ts').then((module) => module.loadPayment)),
  'jobs-alerts': later(() => import('./job-alerts.ts').then((module) => module.loadJobAlerts)),
  'jobs-melden': later(() => import('./report.ts').then((module) => module.loadReport)),
  'jobs-mijn-id-sollicitaties': later(() =>
    import('./candidates.ts').then((module) => module.loadCandidates),
  ),
  'auth-connect': later(() => import('./social.ts').then((module) => module.loadSocial)),
  offline: loadOffline,
  slug: loadSlug,
}
