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
import type { CvStore, StoredCv } from '../../cv/cv-store.ts'
import type { FileTransfer } from '../../files/file-transfer.ts'
import { UploadFailure } from '../../files/upload-failure.ts'
import type { AuthErrorCode } from '../auth-errors.ts'
import { type FirebaseSession, firebaseSession } from '../session.ts'
import { firebaseCvLimits, firebaseCvProblem } from './cv-limits.ts'

/** How long the SDK retries, in milliseconds; its default of ten minutes is longer than anybody waits. */
const retryMs = 60_000

/** Longest stored file name, in characters. */
const nameLength = 120

let storage: FirebaseStorage | undefined

/**
 * Stores CVs in Firebase Storage.
 * @param onEnded Called when Firebase, or the site itself, no longer considers the reader signed in.
 */
export function firebaseCvStore(onEnded: (code: AuthErrorCode) => void): CvStore {
  /** @throws if nobody is signed in to Firebase. */
  async function place(): Promise<StorageReference> {
    const open = await firebaseSession(onEnded)
    if (!open) throw new Error('Nobody is signed in to Firebase')
    return placeOf(open)
  }

  return {
    limits: firebaseCvLimits,
    problemOf: firebaseCvProblem,
    load: async () => storedCv(await place()),
    upload: (file, onProgress) => uploadTo(place(), file, onProgress),
    remove: async () => remove(await place()),
    download: async ({ name }) => offer(await getBlob(await place()), name),
  }
}

async function storedCv(place: StorageReference): Promise<StoredCv | null> {
  // Browsers log a missing file as an error; an empty list isn't one.
  const { items } = place.parent ? await list(place.parent, { maxResults: 1 }) : { items: [] }
  return items.length > 0 ? cvIn(await getMetadata(place)) : null
}

function uploadTo(
  place: Promise<StorageReference>,
  file: File,
  onProgress: (share: number) => void,
): FileTransfer<StoredCv> {
  const begun = place.then((where) => {
    const task = uploadBytesResumable(where, file, {
      contentType: file.type,
      // Never opened in a window of this site or of Google's.
      contentDisposition: 'attachment',
      cacheControl: 'private, no-store',
      customMetadata: { name: file.name.slice(-nameLength) },
    })
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes))
    return { task }
  })
  return {
    done: begun.then(({ task }) => arrived(task)),
    cancel: () => {
      begun.then(({ task }) => task.cancel()).catch(() => {})
    },
  }
}

async function arrived(task: UploadTask): Promise<StoredCv> {
  try {
    return cvIn((await task).metadata)
  } catch (cause) {
    const isCanceled = cause instanceof FirebaseError && cause.code === 'storage/canceled'
    throw new UploadFailure(isCanceled ? 'canceled' : 'not-done', { cause })
  }
}

/** Deletes the CV; does nothing without one. @throws FirebaseError. */
async function remove(place: StorageReference): Promise<void> {
  try {
    await deleteObject(place)
  } catch (failure) {
    if (!(failure instanceof FirebaseError && failure.code === 'storage/object-not-found')) throw failure
  }
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
  return { name: customMetadata?.name ?? 'cv', bytes: size, storedAt: updated }
}

/** Downloads a file under this name. */
function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read the file after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
