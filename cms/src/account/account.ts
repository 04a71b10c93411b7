import type { ParameterizedContext } from 'koa'
import type { Language } from '../mail/site-link.ts'

/** A moment as the database gives it: text, a date object, or milliseconds since 1970. */
export type StoredDate = string | number | Date

/** An account as the database holds it; `content-types/user/schema.json` has all its fields. */
export interface Account {
  id: number
  documentId: string
  username: string
  email: string
  /** `local`, or who vouches for the address. */
  provider: string | null
  /** Its hash. Accounts of a provider have none. */
  password: string | null
  passwordChangedAt: StoredDate | null
  confirmed: boolean | null
  blocked: boolean | null
  language: Language | null
  firstName: string | null
  lastName: string | null
  company: string | null
  /** The address that it wants to have instead. */
  pendingEmail: string | null
  /** Only where somebody registered, until the account is confirmed. */
  registrationProofHash: string | null
  /** Only while its owner has still to take it over. */
  activationTokenHash: string | null
}

/** The account of a call, which comes with its role. */
export interface SignedInAccount extends Account {
  role: { id: number; type: string; name: string }
}

/** What a social sign-in keeps in the session cookie between its steps. */
export interface Grant {
  provider?: string
  response?: object
  /** Hash of the handle with which the site may finish it. */
  handle?: string
  /** Milliseconds since 1970. */
  expiresAt?: number
}

/** What Strapi adds to the context of a call. */
interface CallContext {
  /** Parts of the address. */
  params: Record<string, string>
  session?: { grant?: Grant } | null
  send(body: unknown, status?: number): void
}

/** A call by anybody. */
export type VisitorContext = ParameterizedContext<{ user?: SignedInAccount; auth?: unknown }, CallContext>

/** A call by who is signed in: its route asks for a permission that only accounts have. */
export type AccountContext = ParameterizedContext<{ user: SignedInAccount; auth?: unknown }, CallContext>
