import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { sha256 } from '../signature.ts'
import { breaker } from '../strapi/breaker.ts'
import { StrapiError } from '../strapi/error.ts'
import type { CurrentUser } from './accounts.ts'
import type { SessionRow } from './d1-sessions.ts'

/** What a token's signature says, once it was verified. */
export interface Claims {
  userId: number
  /** Seconds since 1970. */
  expiresAt: number
}

/** A session that this isolate has met. */
interface KnownSession extends Claims {
  /** SHA-256 of the token. */
  hash: string
  /** Null while the backend has not been reached since the isolate met it. */
  user: CurrentUser | null
  /** Once true it stays so, unless its reader signs in anew. */
  isEnded: boolean
  /** When it was looked at last, in milliseconds since 1970. */
  checkedAt: number
  /** A look that is under way: many requests of one reader share it. */
  look: { done: Promise<void>; since: number } | null
}

/** How sessions are looked at. */
export interface Lookout {
  /** @throws StrapiError with status 401 or 403 for a token that the backend refuses. */
  me: (token: string) => Promise<CurrentUser>
  /** @throws where D1 does not answer. */
  row: (hash: string) => Promise<SessionRow>
  /** Notes that the session was seen. */
  seen: (userId: number, token: string) => Promise<void>
  /** Notes that the backend refuses its token. */
  refused: (userId: number, token: string) => Promise<void>
  /** Keeps work behind the answer alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/** Who is signed in is looked at anew behind an answer after this, in milliseconds. */
const freshMs = 30_000
/** Nothing that is older is relied on: what ended elsewhere is refused here within this time. */
const mostMs = 60_000
/** Milliseconds for which others join a look: the platform may break off the request that began it, and then it never ends. */
const joinedMs = 5000
const mostKnown = 2000

/** By token. Bounded, and never more than a minute behind: nothing that a visitor says is kept here. */
const known = new Map<string, KnownSession>()
onForgetAll(() => known.clear())

/** What an isolate knows of a token that it has met, without asking anybody; undefined for others. */
export function claimsOf(token: string): Claims | undefined {
  return known.get(token)
}

/**
 * The user of a verified token; null where the backend has not been reached. Where neither it nor D1 answers, the signature
 * decides.
 * @returns undefined where the session has ended, or the backend refuses the token.
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

/** Ends sessions in this isolate at once. */
export function endHere(isMeant: (session: { hash: string; userId: number }) => boolean): void {
  for (const session of known.values()) if (isMeant(session)) session.isEnded = true
}

/** Opens the session of a token that was just given out, in this isolate. */
export function beginHere(token: string): void {
  known.delete(token)
}

/** Notes what the backend has just said of who signed in: nobody needs to ask again on the page that follows. */
export async function greetHere(token: string, claims: Claims, user: CurrentUser): Promise<void> {
  const session = await meet(token, claims)
  session.user = user
  session.checkedAt = Date.now()
}

/** Makes this isolate look anew at who the users of a session are, after they changed something of themselves. */
export function recheckSession(token: string): void {
  const session = known.get(token)
  if (session) session.checkedAt = 0
}

async function meet(token: string, claims: Claims): Promise<KnownSession> {
  const hash = await sha256(token)
  const before = known.get(token)
  if (before) return before
  // Ended ones are ended in D1 too, so starting over loses nothing.
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
  // Others wait for it too, so it must not end with the visit that began it.
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

/** @returns Whether the backend refuses the token; a backend that is not reached refuses nothing. */
async function ask(session: KnownSession, token: string, lookout: Lookout): Promise<boolean> {
  const isAway = breaker.isOpen()
  const asked = tryBackend(session, token, lookout)
  if (!isAway) return asked
  // One request tries it again, and no reader waits for that.
  lookout.later(asked)
  return false
}

async function tryBackend(session: KnownSession, token: string, { me }: Lookout): Promise<boolean> {
  const wasAway = breaker.isOpen()
  try {
    session.user = await breaker.run(() => me(token))
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
