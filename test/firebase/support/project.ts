/** Where tests find the emulators, and what the site is told of them. */
interface FirebaseProject {
  projectId: string
  bucket: string
  authUrl: string
  storageUrl: string
  /** Nobody listens there on machines without Google's emulator of Firestore. */
  firestoreUrl: string
  /** A site beside the product that has no Firebase; it reads the same backend. */
  plainSiteUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    firebase: FirebaseProject
  }
}

/** Projects whose id begins so exist nowhere but in emulators. */
export const projectId = 'demo-schakel'

/** A project beside it, in which the rules of files are put to the test. */
export const rulesProjectId = 'demo-schakel-files'

/** As the worker names it where no other is set. */
export const bucket = `${projectId}.firebasestorage.app`
