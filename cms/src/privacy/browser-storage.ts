/** What something in a browser is for. `purposes` says which may be stored without consent. */
export type Purpose = 'necessary' | 'statistics' | 'marketing'

/**
 * The policy: what each purpose may store, and whether a reader has to agree first (Telecommunicatiewet, article 11.7a). What is necessary for what
 * somebody asks of the site, and statistics of our own with little effect on privacy, need no consent; the reader is told all the same.
 */
export const purposes = {
  necessary: { needsConsent: false },
  statistics: { needsConsent: false },
  marketing: { needsConsent: true },
} as const satisfies Record<Purpose, { needsConsent: boolean }>

/** How long something stays in a browser. */
export type Lifetime =
  | { unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'years'; count: number }
  /** Until the browser or the tab is closed; as long as the sign-in; until it is switched off or removed. */
  | 'session'
  | 'sign-in'
  | 'kept'

interface Stored {
  /** Under which the dictionaries say what it is for. */
  id: string
  purpose: Purpose
  lifetime: Lifetime
}

const days = (count: number) => ({ unit: 'days', count }) as const

/** Every cookie, by its name without `__Host-`, in the order of the page about cookies. The worker can set no other. */
export const cookies = {
  session: { id: 'session', purpose: 'statistics', lifetime: { unit: 'years', count: 1 } },
  schakel_niet_tellen: {
    id: 'schakel_niet_tellen',
    purpose: 'necessary',
    lifetime: { unit: 'years', count: 1 },
  },
  i18n_redirected: { id: 'i18n_redirected', purpose: 'necessary', lifetime: { unit: 'years', count: 1 } },
  schakel_meter: { id: 'schakel_meter', purpose: 'necessary', lifetime: days(31) },
  strapi_jwt: { id: 'strapi_jwt', purpose: 'necessary', lifetime: days(30) },
  schakel_account: { id: 'schakel_account', purpose: 'necessary', lifetime: 'sign-in' },
  schakel_registratie: {
    id: 'schakel_registratie',
    purpose: 'necessary',
    lifetime: { unit: 'hours', count: 24 },
  },
  schakel_bewaren: { id: 'schakel_bewaren', purpose: 'necessary', lifetime: { unit: 'hours', count: 1 } },
  schakel_zonder_script: { id: 'schakel_zonder_script', purpose: 'necessary', lifetime: 'session' },
  schakel_gezegd: { id: 'schakel_gezegd', purpose: 'necessary', lifetime: { unit: 'seconds', count: 60 } },
  schakel_naar: { id: 'schakel_naar', purpose: 'necessary', lifetime: { unit: 'minutes', count: 10 } },
  'koa.sess': { id: 'koa-sess', purpose: 'necessary', lifetime: { unit: 'minutes', count: 10 } },
  'koa.sess.sig': { id: 'koa-sess-sig', purpose: 'necessary', lifetime: { unit: 'minutes', count: 10 } },
  schakel_push: { id: 'schakel_push', purpose: 'necessary', lifetime: days(400) },
} as const satisfies Record<string, Stored>

type Named = keyof typeof cookies

/** A cookie's name; over https some have a prefix that no subdomain can set. */
export type CookieName = Named | `__Host-${Named}`

/**
 * Everything else in a browser: keys of its storages, databases and caches. A name that ends in `*` stands for all that begin with it.
 */
export const browserStorage = {
  'colour-mode': { id: 'colour-mode', place: 'localStorage', purpose: 'necessary', lifetime: 'kept' },
  account: { id: 'account', place: 'localStorage', purpose: 'necessary', lifetime: 'kept' },
  'install-declined': {
    id: 'install-declined',
    place: 'localStorage',
    purpose: 'necessary',
    lifetime: days(30),
  },
  'newsletter-declined': {
    id: 'newsletter-declined',
    place: 'localStorage',
    purpose: 'necessary',
    lifetime: days(180),
  },
  'vacancies-seen': { id: 'vacancies-seen', place: 'localStorage', purpose: 'necessary', lifetime: 'kept' },
  'schakel-push': { id: 'schakel-push', place: 'localStorage', purpose: 'necessary', lifetime: 'kept' },
  'schakel-follows': { id: 'schakel-follows', place: 'localStorage', purpose: 'necessary', lifetime: 'kept' },
  'schakel-registrations': {
    id: 'schakel-registrations',
    place: 'localStorage',
    purpose: 'necessary',
    lifetime: 'kept',
  },
  'schakel-door-name': {
    id: 'schakel-door-name',
    place: 'localStorage',
    purpose: 'necessary',
    lifetime: 'kept',
  },
  'schakel-check-ins': {
    id: 'schakel-check-ins',
    place: 'localStorage',
    purpose: 'necessary',
    lifetime: 'kept',
  },
  visit: { id: 'visit', place: 'localStorage', purpose: 'statistics', lifetime: 'kept' },
  'listed-entries': {
    id: 'listed-entries',
    place: 'sessionStorage',
    purpose: 'statistics',
    lifetime: 'session',
  },
  reload: { id: 'reload', place: 'sessionStorage', purpose: 'necessary', lifetime: 'session' },
  'schakel-offline': { id: 'schakel-offline', place: 'indexedDB', purpose: 'necessary', lifetime: 'kept' },
  'schakel-push-check': {
    id: 'schakel-push-check',
    place: 'indexedDB',
    purpose: 'necessary',
    lifetime: 'session',
  },
  'firebase-*': { id: 'firebase', place: 'indexedDB', purpose: 'necessary', lifetime: 'kept' },
  'firestore*': { id: 'firestore', place: 'indexedDB', purpose: 'necessary', lifetime: 'kept' },
  'schakel-read': { id: 'schakel-read', place: 'caches', purpose: 'necessary', lifetime: 'kept' },
  'schakel-saved': { id: 'schakel-saved', place: 'caches', purpose: 'necessary', lifetime: 'kept' },
  'schakel-build-*': { id: 'schakel-build', place: 'caches', purpose: 'necessary', lifetime: 'kept' },
} as const satisfies Record<
  string,
  Stored & { place: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' }
>
