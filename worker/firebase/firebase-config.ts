import * as v from 'valibot'
import type { FirebaseOptions } from '../../client/firebase/options.ts'
import { type ServiceAccount, ServiceAccountText } from './service-account.ts'

/** This deployment's Firebase project. */
export interface FirebaseConfig {
  /** Sent to browsers. None of it is secret. */
  options: FirebaseOptions
  /** Null if push messages are off. `vapidKey` is the public key of web push; messages are submitted to `fcmUrl`. */
  push: { vapidKey: string; fcmUrl: string } | null
  serviceAccount: ServiceAccount
}

const text = v.optional(v.string(), '')

/** Firebase's variables, all empty if it isn't used. */
export const firebaseVariables = {
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_APP_ID: text,
  FIREBASE_MESSAGING_SENDER_ID: text,
  FIREBASE_STORAGE_BUCKET: text,
  FIREBASE_VAPID_KEY: text,
  FCM_URL: text,
  FIREBASE_SERVICE_ACCOUNT: text,
  FIREBASE_AUTH_EMULATOR: text,
  FIREBASE_FIRESTORE_EMULATOR: text,
  FIREBASE_STORAGE_EMULATOR: text,
}

const Required = v.pipe(v.string(), v.nonEmpty())
const Emulator = v.union([
  v.literal(''),
  v.pipe(
    v.string(),
    v.url(),
    v.transform((address) => new URL(address).origin),
  ),
])

const InUse = v.object({
  FIREBASE_PROJECT_ID: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{4,62}$/)),
  FIREBASE_API_KEY: Required,
  FIREBASE_APP_ID: Required,
  FIREBASE_MESSAGING_SENDER_ID: v.string(),
  FIREBASE_STORAGE_BUCKET: v.string(),
  FIREBASE_VAPID_KEY: v.string(),
  FCM_URL: v.pipe(v.string(), v.url()),
  FIREBASE_SERVICE_ACCOUNT: ServiceAccountText,
  FIREBASE_AUTH_EMULATOR: Emulator,
  FIREBASE_FIRESTORE_EMULATOR: Emulator,
  FIREBASE_STORAGE_EMULATOR: Emulator,
})

type Variables = Record<keyof typeof firebaseVariables, string>

/** Whoever sets one of these asks for push messages, and for Firebase. */
const ownOfPush = ['FIREBASE_VAPID_KEY', 'FIREBASE_MESSAGING_SENDER_ID'] as const
const ownOfFirebase = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'FIREBASE_STORAGE_BUCKET',
  'FIREBASE_SERVICE_ACCOUNT',
  'FIREBASE_AUTH_EMULATOR',
  'FIREBASE_FIRESTORE_EMULATOR',
  'FIREBASE_STORAGE_EMULATOR',
] as const

/**
 * Reads the Firebase variables. If one of them is set but the configuration is incomplete, Firebase is off.
 * @returns `faults` names the variables that keep Firebase or push messages off although some are set.
 */
export function firebaseFrom(variables: Variables): {
  firebase: FirebaseConfig | null
  faults: { firebase: string[]; push: string[] }
} {
  const isAskedFor = ownOfFirebase.some((name) => variables[name])
  const parsed = isAskedFor ? v.safeParse(InUse, variables) : null
  const firebase = parsed && !parsed.success ? variablesOf(parsed.issues) : []
  return {
    firebase: parsed?.success ? configFrom(parsed.output) : null,
    faults: { firebase, push: pushFaultsOf(variables, firebase) },
  }
}

/** The variables that push messages lack, if any of their own is set. @param others Those that Firebase itself lacks. */
function pushFaultsOf(variables: Variables, others: readonly string[]): string[] {
  if (ownOfPush.every((name) => !variables[name])) return []
  const missing = [...ownOfPush, 'FIREBASE_PROJECT_ID' as const].filter((name) => !variables[name])
  return [...new Set([...missing, ...others])]
}

/** The variables that are missing or invalid, each once. */
function variablesOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => String(issue.path?.[0]?.key)))]
}

function configFrom(given: v.InferOutput<typeof InUse>): FirebaseConfig {
  return {
    options: {
      projectId: given.FIREBASE_PROJECT_ID,
      apiKey: given.FIREBASE_API_KEY,
      appId: given.FIREBASE_APP_ID,
      messagingSenderId: given.FIREBASE_MESSAGING_SENDER_ID,
      storageBucket: given.FIREBASE_STORAGE_BUCKET || `${given.FIREBASE_PROJECT_ID}.firebasestorage.app`,
      emulators: {
        auth: given.FIREBASE_AUTH_EMULATOR,
        firestore: given.FIREBASE_FIRESTORE_EMULATOR,
        storage: given.FIREBASE_STORAGE_EMULATOR,
      },
    },
    push:
      given.FIREBASE_VAPID_KEY && given.FIREBASE_MESSAGING_SENDER_ID
        ? { vapidKey: given.FIREBASE_VAPID_KEY, fcmUrl: new URL(given.FCM_URL).origin }
        : null,
    serviceAccount: given.FIREBASE_SERVICE_ACCOUNT,
  }
}
