import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { sha256 } from '../signature.ts'
import { breaker } from '../strapi/breaker.ts'
import { StrapiError } from '../strapi-error.ts'
import type { CurrentUser } from './accounts.ts'
import type { Claims } from './claims.ts'
import type { SessionRow } from './session-row.ts'

/** A session that this isolate has seen. */
interface KnownSession extends Claims {
  /** SHA-256 of the token. */
  hash: string
  /** Null until the backend has answered. */
  user: CurrentUser | null
  /** Stays true once it is, unless its reader signs in again. */
  isEnded: boolean
  /** When it was last checked, in milliseconds since 1970. */
  checkedAt: number
  /** A check in progress, which concurrent requests of one reader share. */
  look: { done: Promise<void>; since: number } | null
}

/** How sessions are checked. */
export interface Lookout {
  /** @throws StrapiError with status 401 or 403 for a token that the backend refuses. */
  me: (token: string) => Promise<CurrentUser>
  /** @throws if D1 doesn't answer. */
  row: (hash: string) => Promise<SessionRow>
  /** Records that the session was used. */
  seen: (userId: number, token: string) => Promise<void>
  /** Records that the backend refuses its token. */
  refused: (userId: number, token: string) => Promise<void>
  /** Keeps work after the response alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/** Milliseconds after which a session is checked again after a response. */
const freshMs = 30_000
/** The maximum age of a check: a session ended elsewhere is refused here within this time. */
const mostMs = 60_000
/**
 * How long others join a check, in milliseconds: the platform may cancel the request that started it, which then never
 * settles.
 */
const joinedMs = 5000
const mostKnown = 2000

/** By token. Bounded, and at most a minute behind; contains nothing that a visitor sent. */
const known = new Map<string, KnownSession>()
onForgetAll(() => known.clear())

/** The claims of a token that this isolate has seen, without a check; undefined for others. */
export function claimsOf(token: string): Claims | undefined {
  return known.get(token)
}

/**
 * The user of a verified token; null if the backend wasn't reached. If neither it nor D1 answers, the signature
 * decides.
 * @returns undefined if the session has ended, or the backend refuses the token.
 */
export async function currentUser(
  token: string,
  claims: Claims,
  lookout: Lookout,
): Promise<CurrentUser | null | undefined> {
  const session = known.get(token) ?? (await meet(token, claims))
  const age = Date.now() - session.checkedAt
  if (!session.isEnded && age >= mostMs) await look(session, token, lookout)
  else if (!session.isEnded && age >= freshMs) look(session, token, lookout)
  return session.isEnded ? undefined : session.user
}

/** Ends sessions in this isolate immediately. */
export function endHere(isMeant: (session: { hash: string; userId: number }) => boolean): void {
  for (const session of known.values()) if (isMeant(session)) session.isEnded = true
}

/** Starts the session of a new token in this isolate. */
export function beginHere(token: string): void {
  known.delete(token)
}

/**
 * Stores the backend's answer about a reader who has just signed in, so that the next page needn't request it again.
 */
export async function greetHere(token: string, claims: Claims, user: CurrentUser): Promise<void> {
  const session = await meet(token, claims)
  session.user = user
  session.checkedAt = Date.now()
}

/** Discards this isolate's check of a session, after the reader changed their account. */
export function recheckSession(token: string): void {
  const session = known.get(token)
  if (session) session.checkedAt = 0
}

async function meet(token: string, claims: Claims): Promise<KnownSession> {
  const hash = await sha256(token)
  const before = known.get(token)
  if (before) return before
  // Ended sessions are ended in D1 too, so starting over loses nothing.
  if (known.size >= mostKnown) known.clear()
  const session: KnownSession = { ...claims, hash, user: null, isEnded: false, checkedAt: 0, look: null }
  known.set(token, session)
  return session
}

function look(session: KnownSession, token: string, lookout: Lookout): Promise<void> {
  const since = Date.now()
  if (session.look && since - session.look.since < joinedMs) return session.look.done
  const done = lookOnce(session, token, lookout).finally(() => {
    if (session.look?.done === done) session.look = null
  })
  session.look = { done, since }
  // Others wait for it too, so it mustn't end with the request that started it.
  lookout.later(done)
  return done
}

async function lookOnce(session: KnownSession, token: string, lookout: Lookout): Promise<void> {
  const [isRefused, row] = await Promise.all([ask(session, token, lookout), readRow(session, lookout)])
  if (isRefused && !row?.isEnded) note(lookout.refused(session.userId, token), lookout)
  if (isRefused || row?.isEnded) {
    session.isEnded = true
    return
  }
  session.checkedAt = Date.now()
  if (row?.isSeenLongAgo) note(lookout.seen(session.userId, token), lookout)
}

function note(work: Promise<void>, { later }: Lookout): void {
  later(work.catch((failure) => report('sessions', failure)))
}

/** @returns Whether the backend refuses the token; an unreachable backend refuses nothing. */
async function ask(session: KnownSession, token: string, lookout: Lookout): Promise<boolean> {
  const isAway = breaker.hurried.isOpen()
  const asked = tryBackend(session, token, lookout)
  if (!isAway) return asked
  // One request probes it, and no reader waits for that.
  lookout.later(asked)
  return false
}

async function tryBackend(session: KnownSession, token: string, { me }: Lookout): Promise<boolean> {
  const wasAway = breaker.hurried.isOpen()
  try {
    session.user = await breaker.hurried.run(() => me(token))
    return false
  } catch (failure) {
    if (failure instanceof StrapiError && (failure.status === 401 || failure.status === 403)) {
      session.isEnded = true
      return true
    }
    if (!wasAway) report('current-user', failure)
    return false
  }
}

async function readRow(session: KnownSession, { row }: Lookout): Promise<SessionRow | null> {
  try {
    return await row(session.hash)
  } catch (failure) {
    report('sessions', failure)
    return null
  }
}
