import * as v from 'valibot'
import type { FirebaseOptions } from '../../client/firebase/options.ts'
import { type ServiceAccount, ServiceAccountText } from './service-account.ts'

/** A Firebase project, as this deployment uses it. */
export interface FirebaseConfig {
  /** What browsers are told. None of it is secret. */
  options: FirebaseOptions
  /** Null where messages are not pushed: `vapidKey` is the public key of web push, at `fcmUrl` they are handed in. */
  push: { vapidKey: string; fcmUrl: string } | null
  serviceAccount: ServiceAccount
}

const text = v.optional(v.string(), '')

/** The variables of Firebase, all of them empty where it is not used. */
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

/**
 * What the variables say of Firebase. Without a project, or with half of what it needs, nothing of it is sent or shown.
 * @returns `faults` name the variables that keep Firebase or push messages off though a part of them is configured.
 */
export function firebaseFrom(variables: Variables): {
  firebase: FirebaseConfig | null
  faults: { firebase: string[]; push: string[] }
} {
  const pushFaults = pushFaultsOf(variables)
  if (!variables.FIREBASE_PROJECT_ID) return { firebase: null, faults: { firebase: [], push: pushFaults } }
  const parsed = v.safeParse(InUse, variables)
  if (!parsed.success)
    return { firebase: null, faults: { firebase: variablesOf(parsed.issues), push: pushFaults } }
  return { firebase: configFrom(parsed.output), faults: { firebase: [], push: pushFaults } }
}

/** What push messages lack, once something was configured for them alone. */
function pushFaultsOf(variables: Variables): string[] {
  const own = ['FIREBASE_VAPID_KEY', 'FIREBASE_MESSAGING_SENDER_ID'] as const
  if (own.every((name) => !variables[name])) return []
  return [...own, 'FIREBASE_PROJECT_ID' as const].filter((name) => !variables[name])
}

/** The variables that are missing or wrong, each once. */
export function variablesOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
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
