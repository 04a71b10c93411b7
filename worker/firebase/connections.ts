import type { FirebaseConfig } from './firebase-config.ts'

/** Where the SDK gets an installation id and its push token. */
const pushOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

/** Where readers sign in to Firebase, and where their documents and files are. */
const accountOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
]

/**
 * Other origins that pages may connect to, for the content security policy: exactly those of the configured services.
 */
export function connectionsOf({ firebase }: { firebase: FirebaseConfig | null }): readonly string[] {
  if (!firebase) return none
  const { auth, firestore, storage } = firebase.options.emulators
  const local = [auth, firestore, storage].filter(Boolean)
  return [...(firebase.push ? pushOrigins : none), ...accountOrigins, ...local]
}

const none: readonly string[] = []
