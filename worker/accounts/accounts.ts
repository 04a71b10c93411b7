import type { EventStatus } from '../../client/content/event-card.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { NewsletterName } from '../../client/content/newsletter.ts'
import type { SavedKind } from '../../client/content/saved-key.ts'
import type { SubscriptionEntry } from '../../client/pages/registrations/registration-entry.ts'

/** A token that the backend gave out, and whose it is. */
export interface NewSession {
  token: string
  userId: number
}

/** The signed-in reader, as the backend has them on record. */
export interface CurrentUser {
  id: number
  username: string
  email: string
  /** An address that is asked for in place of `email`, and not proved yet. */
  pendingEmail: string | null
  /** `local`, or the name of the provider of social sign-in; those accounts have no password. */
  provider: string
  confirmed: boolean
  firstName: string | null
  lastName: string | null
  phone: string | null
  company: string | null
  jobTitle: string | null
  language: Locale
  interests: string[]
  tier: 'reader' | 'subscriber'
  /** The company for which they speak. */
  partner: { documentId: string; link: string; name: string } | null
}

/** Who makes an account. */
export interface Newcomer {
  email: string
  password: string
  firstName: string
  lastName: string
  language: Locale
}

/** What readers change of themselves; what is left out stays as it is, and empty text takes away. */
export interface Profile {
  firstName?: string
  lastName?: string
  phone?: string
  company?: string
  jobTitle?: string
  language?: Locale
  interests?: string[]
}

/** Chosen newsletters, and what a reader agrees to by choosing more. */
export interface OwnNewsletters {
  lists: NewsletterName[]
  consent: { text: string; version: string }
}

/** Something that a reader pays for, with the VAT that was agreed on. */
export interface OwnSubscription extends SubscriptionEntry {
  price: { amount: number; currency: string; vatRate: number | null } | null
}

/** An event that a reader goes to. */
export interface OwnRegistration {
  documentId: string
  /** Null where the event is no longer there; `locale` is that of its title. */
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

/** What somebody is invited to. */
export interface Invitation {
  email: string
  role: 'owner' | 'editor'
  /** Null where the company is no longer published. */
  partner: { name: string; link: string } | null
  /** ISO 8601. */
  expiresAt: string
  state: 'open' | 'accepted' | 'expired' | 'revoked'
  hasAccount: boolean
}

/**
 * Accounts of readers, by intent. `token` is that of the signed-in visitor (`visitor.token`).
 * Each method throws `StrapiError` where the backend refuses (its message says why, see `account-errors.ts`) or cannot be
 * reached (`isOutage`). What must not tell who has an account does not.
 */
export interface Accounts {
  signIn: (credentials: { email: string; password: string }) => Promise<NewSession>
  /**
   * Mails a code to the address; to an address with an account, that there is one.
   * @param proof Kept by the browser that registers: with it, the code confirms the password that was chosen there.
   */
  register: (newcomer: Newcomer, proof: string) => Promise<void>
  /**
   * Proves an address by the code of a mail (`?confirmation=`), in the browser that registered it. It works once.
   * @throws StrapiError `Another password is needed` for the proof of another browser, or for none.
   */
  confirm: (code: string, proof: string | null) => Promise<void>
  /** The same anywhere else: nothing stays of what was registered, and the owner of the mailbox has the password of their choice. */
  confirmWithPassword: (input: { code: string; password: string; language: Locale }) => Promise<NewSession>
  resendConfirmation: (email: string) => Promise<void>
  askForReset: (email: string) => Promise<void>
  /** Mails another code to the mailbox that this one was sent to, which may have expired. */
  renewReset: (code: string) => Promise<void>
  /** Older tokens end by it. */
  reset: (input: { code: string; password: string }) => Promise<NewSession>
  /** Takes over an account that was made by the editors or an import. */
  activate: (input: { code: string; password: string }) => Promise<NewSession>
  /** Ends a social sign-in, with what the provider's way back (`/auth/connect`) brought. `isNew`: it made the account. */
  finishProvider: (input: {
    provider: string
    /** Null where it brought none. */
    accessToken: string | null
  }) => Promise<NewSession & { isNew: boolean }>

  /** What a code of a mail invites to, or null. */
  invitation: (code: string) => Promise<Invitation | null>
  /** Status 403 where it is meant for another address. */
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
  /** Older tokens end by it; the visitor goes on with the new one. */
  changePassword: (
    token: string,
    passwords: { currentPassword: string; password: string },
  ) => Promise<NewSession>
  /** Mails a code (`?wijziging=`) to the new address and a notice to the old one. */
  changeEmail: (token: string, input: { email: string; password: string }) => Promise<void>
  /** Proves the new address by that code. Nobody need be signed in. */
  confirmEmailChange: (code: string) => Promise<void>
  /** @param proof The password; null for an account of a provider, which has none. */
  deleteMe: (token: string, proof: { password: string } | null) => Promise<void>
  /** Everything that is held on the reader, for a file. */
  exportMe: (token: string) => Promise<unknown>

  subscriptions: (token: string, locale: Locale) => Promise<OwnSubscription[]>
  registrations: (token: string, locale: Locale) => Promise<OwnRegistration[]>
  /** Status 404 for one that is not theirs, 400 once the event has started. */
  cancelRegistration: (token: string, documentId: string) => Promise<void>
  newsletters: (token: string, locale: Locale) => Promise<OwnNewsletters>
  chooseNewsletters: (
    token: string,
    lists: readonly NewsletterName[],
    locale: Locale,
  ) => Promise<OwnNewsletters>
  /** Newest first, at most 500. */
  saved: (token: string) => Promise<SavedItem[]>
  save: (token: string, item: { kind: SavedKind; number: number }) => Promise<void>
  unsave: (token: string, item: { kind: SavedKind; number: number }) => Promise<void>
}
