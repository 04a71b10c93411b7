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

/** A reader's stored CV. */
export interface StoredCv {
  /** The original file name. */
  name: string
  /** In bytes. */
  size: number
  /** ISO 8601. */
  uploadedAt: string
}

/** An upload in progress. */
export interface CvUpload {
  /** Rejects with a FirebaseError; a cancelled upload has the code `storage/canceled`. */
  done: Promise<StoredCv>
  cancel: () => void
}

/** How long the SDK retries, in milliseconds. Its default of ten minutes is longer than anybody waits. */
const retryMs = 60_000

/** Maximum length of a stored file name, in characters. */
const nameLength = 120

let storage: FirebaseStorage | undefined

/** @returns null if the reader has none. @throws FirebaseError. */
export async function storedCv(session: FirebaseSession): Promise<StoredCv | null> {
  const place = placeOf(session)
  // Requesting a missing file logs an error in the console; listing an empty folder doesn't.
  const { items } = place.parent ? await list(place.parent, { maxResults: 1 }) : { items: [] }
  return items.length > 0 ? cvIn(await getMetadata(place)) : null
}

/**
 * Stores a file as the reader's CV and replaces the previous one. Check it with `cvProblem` first; the storage rules refuse what that
 * rejects.
 * @param onProgress Called with the uploaded share, from 0 to 1.
 */
export function uploadCv(
  session: FirebaseSession,
  file: File,
  onProgress: (share: number) => void,
): CvUpload {
  const task = uploadBytesResumable(placeOf(session), file, {
    contentType: file.type,
    // Never opens in a browser window, on this site or on Google's.
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

/** Deletes the CV, if there is one. @throws FirebaseError. */
export async function removeCv(session: FirebaseSession): Promise<void> {
  try {
    await deleteObject(placeOf(session))
  } catch (failure) {
    if (!(failure instanceof FirebaseError && failure.code === 'storage/object-not-found')) throw failure
  }
}

/** Downloads the CV for its owner. @throws FirebaseError. */
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
