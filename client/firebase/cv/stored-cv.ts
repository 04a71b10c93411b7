import { FirebaseError } from 'firebase/app'
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  type FullMetadata,
  getBlob,
  getMetadata,
  getStorage,
  list,
  ref,
  type StorageReference,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage'
import type { FirebaseSession } from '../session.ts'

/** The CV that a reader keeps here. */
export interface StoredCv {
  /** As it was called where it came from. */
  name: string
  /** In bytes. */
  size: number
  /** ISO 8601. */
  uploadedAt: string
}

/** An upload that is under way. */
export interface CvUpload {
  /** Rejects with a FirebaseError; its code is `storage/canceled` for one that was broken off. */
  done: Promise<StoredCv>
  cancel: () => void
}

/** Milliseconds in which the SDK tries again. Its own ten minutes are longer than anybody waits. */
const retryMs = 60_000

/** Characters of a name that are kept. */
const nameLength = 120

let storage: FirebaseStorage | undefined

/** @returns null where the reader keeps none. @throws FirebaseError. */
export async function storedCv(session: FirebaseSession): Promise<StoredCv | null> {
  const place = placeOf(session)
  // Browsers complain of a file that is not there; an empty list is no failure.
  const { items } = place.parent ? await list(place.parent, { maxResults: 1 }) : { items: [] }
  return items.length > 0 ? cvIn(await getMetadata(place)) : null
}

/**
 * Keeps a file as the reader's CV, in place of the one that was there. Check it with `cvProblem` before; the rules refuse what that
 * does not let through.
 * @param onProgress Told which share has arrived, from 0 to 1.
 */
export function uploadCv(
  session: FirebaseSession,
  file: File,
  onProgress: (share: number) => void,
): CvUpload {
  const task = uploadBytesResumable(placeOf(session), file, {
    contentType: file.type,
    // Never opened in a window of this site or of Google's.
    contentDisposition: 'attachment',
    cacheControl: 'private, no-store',
    customMetadata: { name: file.name.slice(-nameLength) },
  })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes))
  return { done: arrived(task), cancel: () => task.cancel() }
}

async function arrived(task: UploadTask): Promise<StoredCv> {
  return cvIn((await task).metadata)
}

/** Takes the CV away; also where there is none. @throws FirebaseError. */
export async function removeCv(session: FirebaseSession): Promise<void> {
  try {
    await deleteObject(placeOf(session))
  } catch (failure) {
    if (!(failure instanceof FirebaseError && failure.code === 'storage/object-not-found')) throw failure
  }
}

/** The file itself, for its reader. @throws FirebaseError. */
export function downloadCv(session: FirebaseSession): Promise<Blob> {
  return getBlob(placeOf(session))
}

function placeOf({ app, options, uid }: FirebaseSession): StorageReference {
  if (!storage) {
    storage = getStorage(app, `gs://${options.storageBucket}`)
    storage.maxUploadRetryTime = retryMs
    storage.maxOperationRetryTime = retryMs
    if (options.emulators.storage) {
      const { hostname, port } = new URL(options.emulators.storage)
      connectStorageEmulator(storage, hostname, Number(port))
    }
  }
  return ref(storage, `users/${uid}/cv/current`)
}

function cvIn({ customMetadata, size, updated }: FullMetadata): StoredCv {
  return { name: customMetadata?.name ?? 'cv', size, uploadedAt: updated }
}
