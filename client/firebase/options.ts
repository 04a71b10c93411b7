/** Names of a Firebase project, as its console gives them to browsers. None of it is secret. */
export interface FirebaseOptions {
  projectId: string
  apiKey: string
  appId: string
  messagingSenderId: string
  storageBucket: string
  /** Origins of local stand-ins for Google's services; empty text for the real ones. */
  emulators: { auth: string; firestore: string; storage: string }
}
