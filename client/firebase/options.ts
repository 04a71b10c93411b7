/** A Firebase project's browser configuration, as shown in its console. None of it is secret. */
export interface FirebaseOptions {
  projectId: string
  apiKey: string
  appId: string
  messagingSenderId: string
  storageBucket: string
  /** Origins of local emulators of Google's services; empty for the real ones. */
  emulators: { auth: string; firestore: string; storage: string }
}
