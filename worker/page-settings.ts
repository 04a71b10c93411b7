import type { FormName } from '../client/form-name.ts'
import type { form as newsletterSignUpForm } from '../client/forms/placed/newsletter-signup.ts'
import type { TextNamespace } from '../client/i18n/dictionary.ts'
import type { LaterNamespace } from '../client/i18n/later-texts.ts'
import type { PageFacts } from '../client/page-facts.ts'
import { isOpen, type OpenRouteName, type RouteName } from '../client/routes.ts'

/** What only the worker has to know of a page: the route table goes to every reader. */
interface PageSettings {
  /** The query keys that change the response; the page cache ignores all others. */
  query: readonly string[]
  /** Namespaces of the dictionary that it needs besides `core`. */
  texts: readonly TextNamespace[]
  /** Namespaces that only the worker renders it with: readers fetch them with a part that they come near to (`laterPart`). */
  laterTexts: readonly Extract<LaterNamespace, TextNamespace>[]
  /** Forms on it by themselves, not in a body; `form-handlers.ts` handles them. */
  forms: readonly (FormName | typeof newsletterSignUpForm.name)[]
  /** Whether it shows bodies that editors compose, in which they may place forms. */
  editorForms: boolean
  /**
   * Whether all readers with an account of one tier get the same cache entry of it (decision 052): its loader asks nothing about the visitor, and the
   * browser fills in their name and marks.
   */
  isSharedByTier: boolean
}

const standard: PageSettings = {
  query: [],
  texts: [],
  laterTexts: [],
  forms: [],
  editorForms: false,
  isSharedByTier: false,
}

const settings: { [Name in OpenRouteName]: Partial<PageSettings> } = {
  home: {
    isSharedByTier: true,
    // Says goodbye to a reader who has just deleted their account, also without script.
    query: ['account'],
    texts: ['cards', 'front', 'sections'],
    laterTexts: ['forms', 'newsletter'],
    forms: ['newsletter-signup'],
  },
  c: { query: ['id'], texts: ['service'] },
  'l-id': { texts: ['service'] },
  account: {
    texts: ['account', 'applications', 'form-rules', 'forms', 'job-alerts', 'my-account', 'newsletter-names'],
    forms: [
      'profile',
      'language',
      'company',
      'invite-member',
      'revoke-invitation',
      'member-role',
      'end-membership',
      'email',
      'password',
      'newsletters',
      'follow-mail',
      'change-job-alert',
      'cv',
      'remove-cv',
      'withdraw',
      'unsave',
      'end-session',
      'end-others',
      'export-account',
      'delete',
      'delete-provider',
    ],
  },
  'account-bedrijf': {
    query: ['bedrijf', 'stap'],
    texts: [
      ...(['account', 'cards', 'companies', 'form-fields', 'form-rules', 'forms'] as const),
      ...(['lightbox', 'own-company'] as const),
    ],
    forms: [
      ...(['company-profile', 'submit-profile', 'discard-profile'] as const),
      ...(['company-logo', 'company-cover'] as const),
      ...(['remove-company-picture', 'leave-out-company-picture'] as const),
    ],
  },
  'account-bedrijf-cijfers': {
    query: ['bedrijf', 'periode', 'van', 'tot'],
    texts: ['account', 'company-figures', 'forms'],
    forms: ['figures-mail'],
  },
  'cijfers-stoppen': {
    query: ['afmelden'],
    texts: ['account', 'company-figures', 'forms'],
    forms: ['end-figures-mail'],
  },
  'account-bedrijf-vinden': {
    query: ['q'],
    texts: ['account', 'form-rules', 'forms', 'own-company'],
    forms: ['new-company'],
  },
  'account-bedrijf-overnemen': {
    query: ['bedrijf'],
    texts: ['account', 'forms', 'own-company'],
    forms: ['claim-company', 'confirm-claim'],
  },
  contact: { query: ['afdeling'], texts: ['lightbox', 'service'], editorForms: true },
  inloggen: { query: ['naar'], texts: ['account', 'forms'], forms: ['sign-in'] },
  registreren: { query: ['naar'], texts: ['account', 'forms'], forms: ['register'] },
  uitnodiging: { query: ['token'], texts: ['account', 'forms'], forms: ['accept', 'register-invited'] },
  'auth-connect': { texts: ['account', 'forms'] },
  ecommerce: { isSharedByTier: true, query: ['page'], texts: ['sections'] },
  logistiek: { isSharedByTier: true, query: ['page'], texts: ['sections'] },
  fulfilment: { isSharedByTier: true, query: ['page'], texts: ['sections'] },
  adverteren: {
    query: ['product'],
    texts: ['cards', 'contact-forms', 'lightbox', 'offers'],
    editorForms: true,
  },
  nieuwsbrief: {
    query: ['bevestigen', 'weigeren', 'voorkeuren', 'bevestigd', 'afmelden', 'lijst'],
    texts: ['account', 'form-rules', 'forms', 'newsletter', 'newsletter-names', 'service'],
    forms: [
      'newsletter-signup',
      'confirm-newsletter',
      'refuse-newsletter',
      'choose-newsletters',
      'end-newsletters',
    ],
  },
  events: {
    isSharedByTier: true,
    query: ['past', 'month', 'year', 'city', 'section', 'online', 'page'],
    texts: ['cards', 'events'],
  },
  'events-slug': { texts: ['cards', 'events', 'lightbox'], editorForms: true },
  zoeken: {
    isSharedByTier: true,
    query: ['q', 'type', 'section', 'tag', 'year', 'sort', 'page'],
    texts: ['search', 'sections'],
  },
  jobs: {
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
    laterTexts: ['forms', 'job-alerts'],
    forms: ['job-alert'],
  },
  'jobs-alerts': {
    query: ['bevestigen', 'weigeren', 'beheer', 'bevestigd', 'afmelden'],
    texts: ['account', 'forms', 'job-alerts'],
    forms: ['confirm-job-alert', 'end-job-alert', 'change-job-alert'],
  },
  'jobs-cat-id': {
    query: ['page'],
    texts: ['cards', 'jobs'],
    laterTexts: ['forms', 'job-alerts'],
    forms: ['job-alert'],
  },
  // Its form stands on it as those of editors do.
  'jobs-melden': { query: ['vacature'], texts: ['reports'], editorForms: true },
  'jobs-mijn-id-sollicitaties': {
    query: ['kandidaat'],
    texts: ['account', 'candidates', 'form-rules', 'forms'],
    forms: ['candidate', 'answer-candidate'],
  },
  // Its application form stands on it as those of editors do: its code comes with it alone.
  'jobs-vacature-id-slug': { texts: ['cards', 'jobs'], editorForms: true },
  sollicitatie: {
    query: ['code', 'verstuurd'],
    texts: ['account', 'applications', 'forms'],
    forms: ['withdraw-by-link'],
  },
  betaling: { query: ['code'], texts: ['account', 'forms', 'payments'], forms: ['pay'] },
  'jobs-plaatsen': {
    query: ['vacature', 'stap', 'bedrijf'],
    texts: [
      'account',
      'cards',
      'form-fields',
      'form-rules',
      'forms',
      'jobs',
      'orders',
      'own-company',
      'vacancies',
    ],
    forms: ['vacancy-role', 'vacancy-conditions', 'vacancy-text', 'submit-vacancy', 'order-credits'],
  },
  'jobs-mijn': {
    query: ['bedrijf', 'q', 'status', 'page'],
    texts: ['account', 'forms', 'vacancies'],
    forms: ['vacancy-act'],
  },
  'jobs-mijn-id': {
    query: ['gedaan'],
    texts: ['account', 'forms', 'vacancies'],
    forms: ['vacancy-act'],
  },
  sitemap: { isSharedByTier: true, texts: ['overview', 'cards', 'sections'] },
  'sitemap-year': { isSharedByTier: true, texts: ['overview'] },
  'sitemap-year-month': { isSharedByTier: true, query: ['page'], texts: ['overview'] },
  inschrijving: {
    query: ['code', 'verstuurd', 'gewijzigd'],
    texts: ['account', 'events', 'form-fields', 'form-rules', 'forms', 'orders', 'tickets'],
    forms: ['change-attendees', 'cancel-by-link', 'order-tickets'],
  },
  ingang: {
    query: ['code', 'q', 'kaart'],
    texts: ['account', 'door', 'form-rules', 'forms'],
    forms: ['check-in'],
  },
  inschrijvingen: {
    texts: ['account', 'cards', 'forms', 'my-account', 'newsletter-names'],
    forms: ['cancel'],
  },
  'news-tag-tag': { isSharedByTier: true, query: ['page'], texts: ['topics'] },
  'news-id-slug': {
    isSharedByTier: true,
    texts: ['lightbox'],
    laterTexts: ['forms', 'newsletter'],
    forms: ['newsletter-signup'],
    editorForms: true,
  },
  'email-valideren': {
    query: ['confirmation', 'wijziging', 'naar'],
    texts: ['account', 'forms'],
    forms: ['confirm', 'confirm-with-password', 'confirm-change', 'resend'],
  },
  'nieuwsbrief-edities': { isSharedByTier: true, query: ['page'], texts: ['editions', 'newsletter-names'] },
  'nieuwsbrief-slug': {
    isSharedByTier: true,
    texts: ['cards', 'editions', 'newsletter-names'],
    laterTexts: ['forms', 'newsletter'],
    forms: ['newsletter-signup'],
  },
  magazines: { isSharedByTier: true, query: ['year'], texts: ['cards', 'magazines'] },
  'magazines-bestellen': {
    query: ['nummer'],
    texts: ['account', 'form-fields', 'form-rules', 'forms', 'issues', 'orders', 'subscribe'],
    forms: ['order-issue'],
  },
  'magazines-lezen': { query: ['code'], texts: ['account', 'issues'] },
  'magazines-id-slug': { isSharedByTier: true, texts: ['cards', 'magazines'] },
  'wachtwoord-reset': { query: ['code', 'naar'], texts: ['account', 'forms'], forms: ['reset', 'renew'] },
  'wachtwoord-vergeten': { query: ['naar'], texts: ['account', 'forms'], forms: ['forgot'] },
  'account-activeren': { query: ['code'], texts: ['account', 'forms'], forms: ['activate'] },
  'werkgevers-link': {
    texts: ['cards', 'companies', 'lightbox'],
    laterTexts: ['forms', 'job-alerts'],
    forms: ['job-alert'],
    editorForms: true,
  },
  abonnementen: { isSharedByTier: true, texts: ['cards', 'offers'] },
  'abonnementen-bevestigen': {
    query: ['code', 'nummer'],
    texts: ['account', 'cards', 'form-rules', 'forms', 'orders', 'subscribe'],
    forms: ['confirm-subscription', 'confirm-subscription-with-password'],
  },
  'abonnementen-slug': {
    texts: [
      ...(['account', 'cards', 'form-fields', 'form-rules', 'forms', 'lightbox', 'offers'] as const),
      ...(['orders', 'subscribe'] as const),
    ],
    forms: ['order-subscription'],
    editorForms: true,
  },
  abonnement: {
    query: ['code', 'nummer', 'plek'],
    texts: ['account', 'form-fields', 'form-rules', 'forms', 'offers', 'orders'],
    forms: [
      ...(['subscription-act', 'pause-subscription', 'subscription-delivery'] as const),
      'subscription-payment',
      ...(['give-seat', 'take-seat', 'accept-seat'] as const),
    ],
  },
  'abonnement-opzeggen': {
    texts: ['account', 'form-rules', 'forms', 'offers', 'orders'],
    forms: ['cancel-request'],
  },
  'abonnement-herroepen': {
    texts: ['account', 'form-rules', 'forms', 'offers', 'orders'],
    forms: ['withdrawal'],
  },
  'leveranciers-link': {
    query: ['product'],
    texts: ['cards', 'companies', 'form-rules', 'forms', 'lightbox'],
    forms: ['supplier-lead'],
    editorForms: true,
  },
  'tags-overzicht': { isSharedByTier: true, texts: ['topics'] },
  'tags-overzicht-char': { isSharedByTier: true, texts: ['topics'] },
  offline: { texts: ['offline'] },
  slug: { texts: ['cards', 'lightbox'], editorForms: true },
}

/** The settings of a page. */
export function settingsOf(name: RouteName): PageSettings {
  return isOpen(name) ? { ...standard, ...settings[name] } : standard
}

/** Whether a page accepts forms. */
export function takesForms(name: RouteName): boolean {
  const { forms, editorForms } = settingsOf(name)
  return forms.length > 0 || editorForms
}

/** The namespaces of the dictionary that readers of a page need besides `core`. */
export function namespacesOf(route: PageFacts['route']): readonly TextNamespace[] {
  if (route === 'error') return []
  return route === 'not-found' ? ['not-found'] : settingsOf(route).texts
}

/** Those that the worker renders it with. */
export function renderedNamespacesOf(route: PageFacts['route']): readonly TextNamespace[] {
  const isPage = route !== 'error' && route !== 'not-found'
  return [...namespacesOf(route), ...(isPage ? settingsOf(route).laterTexts : [])]
}
