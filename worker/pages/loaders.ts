import type { OpenRouteName } from '../../client/routes.ts'
import { loadAccount } from './account.ts'
import { loadActivate } from './activate.ts'
import { loadAdvertising } from './advertising.ts'
import { loadApplication } from './application.ts'
import { loadCandidates } from './candidates.ts'
import { loadClaim } from './claim.ts'
import { loadCompanyProfile } from './company-profile.ts'
import { loadConfirmEmail } from './confirm-email.ts'
import { loadConfirmSubscription } from './confirm-subscription.ts'
import { loadContact } from './contact.ts'
import { loadEmployer } from './employer.ts'
import { loadEvent } from './event.ts'
import { loadEvents } from './events.ts'
import { loadFindCompany } from './find-company.ts'
import { loadForgotPassword } from './forgot-password.ts'
import { loadHome } from './home.ts'
import { loadInvitation } from './invitation.ts'
import { loadJobAlerts } from './job-alerts.ts'
import { loadJobs } from './jobs.ts'
import { loadJobCategory } from './jobs-category.ts'
import { loadCancel, loadWithdrawal } from './leave-subscription.ts'
import type { Loader } from './loader.ts'
import { loadMagazine } from './magazine.ts'
import { loadMagazines } from './magazines.ts'
import { loadManagedSubscription } from './managed-subscription.ts'
import { loadNews } from './news.ts'
import { loadNewsletter } from './newsletter.ts'
import { loadOffline } from './offline.ts'
import { loadOwnVacancies } from './own-vacancies.ts'
import { loadOwnVacancy } from './own-vacancy.ts'
import { loadPayment } from './payment.ts'
import { loadPostVacancy } from './post-vacancy.ts'
import { loadRegister } from './register.ts'
import { loadRegistration } from './registration.ts'
import { loadRegistrations } from './registrations.ts'
import { loadReport } from './report.ts'
import { loadResetPassword } from './reset-password.ts'
import { loadSearch } from './search.ts'
import { loadSection } from './section.ts'
import { loadCampaign, loadShortLink } from './short-link.ts'
import { loadSignIn } from './sign-in.ts'
import { loadSitemap } from './sitemap.ts'
import { loadSitemapMonth } from './sitemap-month.ts'
import { loadSitemapYear } from './sitemap-year.ts'
import { loadSlug } from './slug.ts'
import { loadSocial } from './social.ts'
import { loadSubscription } from './subscription.ts'
import { loadSubscriptions } from './subscriptions.ts'
import { loadSupplier } from './supplier.ts'
import { loadTag } from './tag.ts'
import { loadTags, loadTagsInitial } from './tags.ts'
import { loadVacancy } from './vacancy.ts'

/** The loader of every open row of the route table; a row without one, or with the wrong props, doesn't compile. */
export const loaders: { [Name in OpenRouteName]: Loader<Name> } = {
  home: loadHome,
  c: loadCampaign,
  'l-id': loadShortLink,
  contact: loadContact,
  nieuwsbrief: loadNewsletter,
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
  'werkgevers-link': loadEmployer,
  'leveranciers-link': loadSupplier,
  adverteren: loadAdvertising,
  abonnementen: loadSubscriptions,
  'abonnementen-bevestigen': loadConfirmSubscription,
  'abonnementen-slug': loadSubscription,
  abonnement: loadManagedSubscription,
  'abonnement-opzeggen': loadCancel,
  'abonnement-herroepen': loadWithdrawal,
  sitemap: loadSitemap,
  'sitemap-year': loadSitemapYear,
  'sitemap-year-month': loadSitemapMonth,
  jobs: loadJobs,
  'jobs-cat-id': loadJobCategory,
  'jobs-vacature-id-slug': loadVacancy,
  'jobs-plaatsen': loadPostVacancy,
  'jobs-mijn': loadOwnVacancies,
  'jobs-mijn-id': loadOwnVacancy,
  zoeken: loadSearch,
  account: loadAccount,
  'account-bedrijf': loadCompanyProfile,
  'account-bedrijf-vinden': loadFindCompany,
  'account-bedrijf-overnemen': loadClaim,
  inschrijvingen: loadRegistrations,
  inloggen: loadSignIn,
  registreren: loadRegister,
  'wachtwoord-vergeten': loadForgotPassword,
  'wachtwoord-reset': loadResetPassword,
  'email-valideren': loadConfirmEmail,
  'account-activeren': loadActivate,
  uitnodiging: loadInvitation,
  inschrijving: loadRegistration,
  sollicitatie: loadApplication,
  betaling: loadPayment,
  'jobs-alerts': loadJobAlerts,
  'jobs-melden': loadReport,
  'jobs-mijn-id-sollicitaties': loadCandidates,
  'auth-connect': loadSocial,
  offline: loadOffline,
  slug: loadSlug,
}
