import type { CurrentUser } from './accounts.ts'

/** The requester. */
export type Visitor = { signedIn: false } | SignedInVisitor

/** A signed-in reader. */
export interface SignedInVisitor {
  signedIn: true
  userId: number
  token: string
  /** Null while the backend can't be reached: then only the token's signature identifies them. */
  user: CurrentUser | null
}
