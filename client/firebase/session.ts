import { type FirebaseApp, FirebaseError } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import { firebaseApp } from './app.ts'
import { type AuthErrorCode, userTokenErrorIn } from './auth-errors.ts'
import type { FirebaseSignIn } from './firebase-sign-in.ts'
import type { FirebaseOptions } from './options.ts'

/** The signed-in reader in Firebase. */
export interface FirebaseSession {
  app: FirebaseApp
  options: FirebaseOptions
  uid: string
}

/** When to renew the session, in milliseconds: the rules accept a reader for an hour after the site issued their token. */
const renewAfterMs = 50 * 60_000
/** When to retry a failed renewal, in milliseconds. */
const retryMs = 60_000

let session: Promise<FirebaseSession | null> | undefined
let auth: Auth | undefined
let renewal: ReturnType<typeof setTimeout> | undefined
let isLeaving = false
let tellEnded: (code: AuthErrorCode) => void = () => {}

/**
 * Signs the reader in to Firebase, once for all callers. The session is stored in this document's memory only.
 * @param onEnded Called when Firebase or the site no longer considers the reader signed in.
 * @returns null if the site has no Firebase or nobody is signed in.
 * @throws FirebaseError, and TypeError without a connection; the next call retries.
 */
export function firebaseSession(onEnded: (code: AuthErrorCode) => void): Promise<FirebaseSession | null> {
  tellEnded = onEnded
  if (session) return session
  const begun = begin().catch((failure: unknown) => {
    if (session === begun) session = undefined
    throw failure
  })
  session = begun
  return begun
}

/** Signs in again; the timer does this before the hour is over. @throws if the site or Firebase doesn't answer. */
export async function renewSession(): Promise<void> {
  const signIn = await askToSignIn()
  if (signIn === 'signed-out') return ended('auth/user-token-expired')
  if (!auth || !signIn) throw new Error('The site does not say who is signed in')
  await exchange(auth, signIn.token)
}

function renewIn(ms: number): void {
  clearTimeout(renewal)
  if (!isLeaving) renewal = setTimeout(() => renewSession().catch(() => renewIn(retryMs)), ms)
}

/** Signs out of Firebase when the reader signs out of the site. */
export async function leaveSession(): Promise<void> {
  clearTimeout(renewal)
  isLeaving = true
  session = undefined
  if (auth) await signOut(auth)
}

async function begin(): Promise<FirebaseSession | null> {
  const signIn = await askToSignIn()
  if (!signIn || signIn === 'signed-out') return null
  const { options, token } = signIn
  const app = firebaseApp(options)
  auth ??= authOf(app, options)
  isLeaving = false
  return { app, options, uid: await exchange(auth, token) }
}

function authOf(app: FirebaseApp, { emulators }: FirebaseOptions): Auth {
  const made = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulators.auth) connectAuthEmulator(made, emulators.auth, { disableWarnings: true })
  let wasSignedIn = false
  onAuthStateChanged(made, (user) => {
    // The SDK signs out when it learns that the user or their token is no longer valid.
    if (!user && wasSignedIn && !isLeaving) ended('auth/user-token-expired')
    wasSignedIn = user !== null
  })
  return made
}

/** @returns The uid. */
async function exchange(to: Auth, token: string): Promise<string> {
  try {
    const { user } = await signInWithCustomToken(to, token)
    renewIn(renewAfterMs)
    return user.uid
  } catch (failure) {
    const code = failure instanceof FirebaseError ? userTokenErrorIn(failure.code) : null
    if (code) ended(code)
    throw failure
  }
}

function ended(code: AuthErrorCode): void {
  if (isLeaving) return
  leaveSession().catch(() => {})
  tellEnded(code)
}

async function askToSignIn(): Promise<FirebaseSignIn | 'signed-out' | null> {
  const response = await fetch('/api/firebase/token', {
    method: 'POST',
    headers: { accept: 'application/json' },
  })
  if (response.status === 401) return 'signed-out'
  if (!response.ok) return null
  const answer: unknown = await response.json()
  return isSignIn(answer) ? answer : null
}

/** Validates the response: it may come from a captive portal instead of the worker. */
function isSignIn(value: unknown): value is FirebaseSignIn {
  return typeof value === 'object' && value !== null && 'token' in value && 'options' in value
}
