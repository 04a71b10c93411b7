import type { ParameterizedContext } from 'koa'
import type { Language } from '../mail/site-link.ts'

/** A date as the database returns it: text, a date object, or milliseconds since the epoch. */
export type StoredDate = string | number | Date

/** An account as stored; `content-types/user/schema.json` lists all its fields. */
export interface Account {
  id: number
  documentId: string
  username: string
  email: string
  /** `local`, or the provider that vouches for the address. */
  provider: string | null
  /** The hash. Accounts of a provider have none. */
  password: string | null
  passwordChangedAt: StoredDate | null
  /** When its owner was last here, to the day; null until that is first noted. */
  seenAt: StoredDate | null
  /** When its owner was warned that it will be deleted. */
  idleWarnedAt: StoredDate | null
  confirmed: boolean | null
  blocked: boolean | null
  language: Language | null
  firstName: string | null
  lastName: string | null
  company: string | null
  /** What it follows (`followedBy`). */
  interests?: unknown
  /** A subscription as a gift of the editors; `accessOf` says what the account reads. */
  tier: 'reader' | 'subscriber' | null
  /** The new address while it is unconfirmed. */
  pendingEmail: string | null
  /** Only for self-registered accounts, until they are confirmed. */
  registrationProofHash: string | null
  /** Only until the owner activates the account. */
  activationTokenHash: string | null
}

/** The caller's account, including its role. */
interface SignedInAccount extends Account {
  role: { id: number; type: string; name: string }
}

/** What a social sign-in stores in the session cookie between its steps. */
export interface Grant {
  provider?: string
  response?: object
  /** Hash of the handle that lets the site finish it. */
  handle?: string
  /** Milliseconds since the epoch. */
  expiresAt?: number
}

/** What Strapi adds to a call's context. */
interface CallContext {
  /** Parts of the address. */
  params: Record<string, string>
  session?: { grant?: Grant } | null
  send(body: unknown, status?: number): void
}

/** A call by anybody. */
export type VisitorContext = ParameterizedContext<{ user?: SignedInAccount; auth?: unknown }, CallContext>

/** A call by a signed-in user: its route requires a permission that only accounts have. */
export type AccountContext = ParameterizedContext<{ user: SignedInAccount; auth?: unknown }, CallContext>
