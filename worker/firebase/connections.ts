import type { FirebaseConfig } from './firebase-config.ts'

/** Where the SDK gets the id of an installation, and the token under which messages reach it. */
const pushOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

/** Where readers are signed in to Firebase, and the documents and files that are theirs. */
const accountOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
]

/** Origins that pages may speak to besides our own, for the content security policy: exactly those of what is configured. */
export function connectionsOf({ firebase }: { firebase: FirebaseConfig | null }): readonly string[] {
  if (!firebase) return none
  const { auth, firestore, storage } = firebase.options.emulators
  const local = [auth, firestore, storage].filter(Boolean)
  return [...(firebase.push ? pushOrigins : none), ...accountOrigins, ...local]
}

const none: readonly string[] = []
