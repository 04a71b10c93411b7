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

/** Size of the local cache in bytes; the least recently used documents are evicted. */
const cacheSizeBytes = 41_943_040

let documents: Firestore | undefined

/**
 * The Firestore database. Documents are cached in the browser until the reader signs out. The SDK's own retries apply: after 1 s, 1.5 times
 * longer each time, at most 60 s.
 */
export function documentsOf({ app, options }: FirebaseSession): Firestore {
  if (documents) return documents
  // Without a connection the SDK logs every attempt; pages report the problem themselves.
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

/** Closes Firestore and deletes its cache from the browser. */
export async function forgetDocuments(): Promise<void> {
  const open = documents
  documents = undefined
  if (!open) return
  await terminate(open)
  await clearIndexedDbPersistence(open)
}
