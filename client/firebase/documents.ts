import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  terminate,
} from 'firebase/firestore'
import type { FirebaseSession } from './session.ts'

/** Bytes of documents that stay in the browser; least used ones make room. */
const cacheSizeBytes = 41_943_040

let documents: Firestore | undefined

/**
 * The documents of Firestore. What was read stays in the browser until the reader signs out. How it tries again is the SDK's own:
 * after 1 s, 1.5 times as long each time, at most 60 s.
 */
export function documentsOf({ app, options }: FirebaseSession): Firestore {
  if (documents) return documents
  // Without a connection the SDK complains each time that it tries; pages say themselves what is wrong.
  setLogLevel('silent')
  documents = initializeFirestore(app, {
    localCache: persistentLocalCache({ cacheSizeBytes, tabManager: persistentMultipleTabManager() }),
  })
  if (options.emulators.firestore) {
    const { hostname, port } = new URL(options.emulators.firestore)
    connectFirestoreEmulator(documents, hostname, Number(port))
  }
  return documents
}

/** Closes the documents and takes what was kept of them out of the browser. */
export async function forgetDocuments(): Promise<void> {
  const open = documents
  documents = undefined
  if (!open) return
  await terminate(open)
  await clearIndexedDbPersistence(open)
}
