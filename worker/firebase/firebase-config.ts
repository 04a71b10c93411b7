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

/**
 * What the variables say of Firebase.
 * @returns null without a project: then nothing of it is sent or shown.
 * @throws ValiError naming what is missing beside a project.
 */
export function firebaseFrom(
  variables: Record<keyof typeof firebaseVariables, string>,
): FirebaseConfig | null {
  if (!variables.FIREBASE_PROJECT_ID) return null
  const given = v.parse(InUse, variables)
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
