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

/** The signed-in reader, as Firebase knows them. */
export interface FirebaseSession {
  app: FirebaseApp
  options: FirebaseOptions
  uid: string
}

/** Rules let a reader in for an hour after the site vouched for them; this is renewed before. In milliseconds. */
const renewAfterMs = 50 * 60_000
/** Milliseconds after which it is tried again where it failed. */
const retryMs = 60_000

let session: Promise<FirebaseSession | null> | undefined
let auth: Auth | undefined
let renewal: ReturnType<typeof setTimeout> | undefined
let isLeaving = false
let tellEnded: (code: AuthErrorCode) => void = () => {}

/**
 * Signs the reader in to Firebase, once for all who ask. Nothing of it is kept but in this document's memory.
 * @param onEnded Told when Firebase, or the site itself, no longer takes the reader for signed in.
 * @returns null where the site has no Firebase, or takes nobody for signed in.
 * @throws FirebaseError, and TypeError without a connection; the next call tries anew.
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

/** Signs in anew, as the timer does before the hour is over. @throws where the site or Firebase does not answer. */
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

/** Leaves Firebase, as who signs out of the site does. */
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
    // The SDK signs out by itself when it is told that the user or their token is no longer good.
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

/** The worker's own answer; a captive portal may send something else. */
function isSignIn(value: unknown): value is FirebaseSignIn {
  return typeof value === 'object' && value !== null && 'token' in value && 'options' in value
}
