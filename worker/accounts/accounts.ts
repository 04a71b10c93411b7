import type { ConsentStep } from '../../client/content/consent-step.ts'
import type { EventStatus } from '../../client/content/event-card.ts'
import type { AlertFrequency } from '../../client/content/job-alert.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { NewsletterName } from '../../client/content/newsletter.ts'
import type { SavedKind } from '../../client/content/saved-key.ts'
import type { SubscriptionEntry } from '../../client/pages/registrations/registration-entry.ts'
import type { Submission } from '../submissions/submissions.ts'
import type { CompanyMembers } from './company-members.ts'

/** A token from the backend, with its user. */
export interface NewSession {
  token: string
  userId: number
}

/** A company that a reader acts for. */
interface OwnCompany {
  documentId: string
  link: string
  name: string
  /** Editors act in its name, owners also manage its members. */
  role: 'owner' | 'editor'
}

/** The signed-in reader's account in the backend. */
export interface CurrentUser {
  id: number
  username: string
  email: string
  /** A requested new address that isn't confirmed yet. */
  pendingEmail: string | null
  /** `local`, or the name of the social sign-in provider; those accounts have no password. */
  provider: string
  confirmed: boolean
  firstName: string | null
  lastName: string | null
  phone: string | null
  company: string | null
  jobTitle: string | null
  language: Locale
  tier: 'reader' | 'subscriber'
  /** The company that they act for at present: one of `companies`, or null without any. */
  partner: OwnCompany | null
  companies: OwnCompany[]
}

/** A new registration. */
interface Newcomer {
  email: string
  password: string
  firstName: string
  lastName: string
  language: Locale
}

/** The reader's own changes; omitted fields stay unchanged, and empty text clears them. */
interface Profile {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  jobTitle?: string
  language?: Locale
}

/** What a reader follows, newest first, and how often they are mailed what is new. */
interface OwnFollows {
  topics: string[]
  mail: { frequency: AlertFrequency; weekday: number } | null
  /** What they agree to who have it mailed. */
  consent: string
}

/** Chosen newsletters, the consent that choosing more requires, and what was agreed to and taken back before. */
interface OwnNewsletters {
  lists: NewsletterName[]
  consent: { text: string; version: string }
  /** Newest first. */
  consents: ConsentStep[]
}

/** A reader's subscription, with the agreed VAT. */
interface OwnSubscription extends Omit<SubscriptionEntry, 'isUpcoming'> {
  price: { amount: number; currency: string; vatRate: number | null } | null
  payment: 'invoice' | 'incasso' | 'online' | null
  /** The first instant that isn't free, in ISO 8601. */
  trialEndsAt: string | null
}

/** An event registration. */
export interface OwnRegistration {
  documentId: string
  /** Opens the page of the registration. */
  code: string
  /** Null if the event no longer exists; `locale` is that of its title. */
  event: {
    number: number
    slug: string
    title: string
    locale: Locale
    /** ISO 8601. */
    startsAt: string
    endsAt: string | null
    allDay: boolean
    status: EventStatus | null
    venue: string | null
    city: string | null
  } | null
  offer: string | null
  attendees: { name: string | null; email: string | null }[]
  /** In euros. */
  price: number | null
  state: 'new' | 'confirmed' | 'cancelled' | 'waiting-list'
  ticketCode: string | null
}

export interface SavedItem {
  kind: SavedKind
  /** Public number of the document. */
  number: number
  /** ISO 8601. */
  savedAt: string
  note: string | null
}

/** The content of an invitation. */
export interface Invitation {
  email: string
  role: 'owner' | 'editor'
  /** Null if the company is unpublished. */
  partner: { name: string; link: string } | null
  /** ISO 8601. */
  expiresAt: string
  state: 'open' | 'accepted' | 'expired' | 'revoked'
  hasAccount: boolean
}

/**
 * Accounts of readers. `token` is the signed-in visitor's (`visitor.token`). Each method throws `StrapiError` if the
 * backend refuses (its message says why, see `account-errors.ts`) or can't be reached (`isOutage`). Methods that must
 * not reveal who has an account don't refuse.
 */
export interface Accounts {
  signIn: (credentials: { email: string; password: string }) => Promise<NewSession>
  /**
   * Emails a code to the address; or a notice, if the address already has an account.
   * @param proof Stored by the registering browser: with it, the code confirms the password chosen there.
   * @param back Path of this site that the mail's link leads back to.
   */
  register: (newcomer: Newcomer, proof: string, back: string | null) => Promise<void>
  /**
   * Confirms an address with the code of a mail (`?confirmation=`), in the browser that registered it, and signs in. Works once.
   * @throws StrapiError if the proof is missing or another browser's; the code still works then.
   */
  confirm: (code: string, proof: string | null) => Promise<NewSession>
  /**
   * The same in any other browser: the registration's data is discarded, and the owner of the mailbox chooses a
   * password.
   */
  confirmWithPassword: (input: { code: string; password: string; language: Locale }) => Promise<NewSession>
  /** @param back As in `register`. */
  resendConfirmation: (email: string, back: string | null) => Promise<void>
  /** @param back As in `register`. */
  askForReset: (email: string, back: string | null) => Promise<void>
  /** Emails another code to the mailbox of this code, which may have expired. @param back As in `register`. */
  renewReset: (code: string, back: string | null) => Promise<void>
  /** Invalidates older tokens. */
  reset: (input: { code: string; password: string }) => Promise<NewSession>
  /** Takes over an account that editors or an import made. */
  activate: (input: { code: string; password: string }) => Promise<NewSession>
  /**
   * Completes a social sign-in with the data of the provider's return (`/auth/connect`). `isNew`: it created the
   * account.
   */
  finishProvider: (input: {
    provider: string
    /** Null if there was none. */
    accessToken: string | null
  }) => Promise<NewSession & { isNew: boolean }>

  /** The invitation of a code from a mail, or null. */
  invitation: (code: string) => Promise<Invitation | null>
  /** Status 403 if it is for another address. */
  acceptInvitation: (token: string, code: string) => Promise<void>
  registerByInvitation: (input: {
    code: string
    password: string
    firstName: string
    lastName: string
    language: Locale
  }) => Promise<NewSession>

  me: (token: string) => Promise<CurrentUser>
  updateMe: (token: string, profile: Profile) => Promise<CurrentUser>
  /** Invalidates older tokens; the visitor continues with the new one. */
  changePassword: (
    token: string,
    passwords: { currentPassword: string; password: string },
  ) => Promise<NewSession>
  /** Emails a code (`?wijziging=`) to the new address and a notice to the old one. */
  changeEmail: (token: string, input: { email: string; password: string }) => Promise<void>
  /** Confirms the new address with that code and the password of the account, with or without a session. */
  confirmEmailChange: (proof: { code: string; password: string }) => Promise<void>
  /** @param proof The password; null for a provider's account, which has none. */
  deleteMe: (token: string, proof: { password: string } | null) => Promise<void>
  /** All data about the reader, as a file. */
  exportMe: (token: string) => Promise<unknown>

  subscriptions: (token: string, locale: Locale) => Promise<OwnSubscription[]>
  registrations: (token: string, locale: Locale) => Promise<OwnRegistration[]>
  /** Status 404 for someone else's, 400 once the event has started. */
  cancelRegistration: (token: string, documentId: string) => Promise<void>
  /** Chooses the company that the reader acts for, by its documentId. Status 403 for one that isn't theirs. */
  chooseCompany: (token: string, company: string) => Promise<void>
  members: CompanyMembers
  newsletters: (token: string, locale: Locale) => Promise<OwnNewsletters>
  chooseNewsletters: (
    token: string,
    lists: readonly NewsletterName[],
    locale: Locale,
  ) => Promise<OwnNewsletters>
  follows: (token: string, locale: Locale) => Promise<OwnFollows>
  /** Follows and leaves topics. Code `follows-full` for too many. @returns All of them. */
  changeFollows: (token: string, change: { follow?: string[]; leave?: string[] }) => Promise<string[]>
  mailFollows: (
    token: string,
    mail: Submission & { frequency: AlertFrequency | 'never'; weekday: number },
  ) => Promise<void>
  /** Newest first, at most 500. */
  saved: (token: string) => Promise<SavedItem[]>
  save: (token: string, item: { kind: SavedKind; number: number }) => Promise<void>
  unsave: (token: string, item: { kind: SavedKind; number: number }) => Promise<void>
}
