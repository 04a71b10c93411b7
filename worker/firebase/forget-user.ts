import * as v from 'valibot'
import { firestoreDocuments } from './documents.ts'
import type { FirebaseConfig } from './firebase-config.ts'
import { callGoogle, GoogleError } from './google-call.ts'
import { uidOf } from './uid.ts'

/**
 * Deletes everything that Firebase has about a reader: account, documents, files. Idempotent.
 * @throws as `callGoogle` does; whatever was deleted before that stays deleted.
 */
export async function forgetUser(firebase: FirebaseConfig, userId: number): Promise<void> {
  const uid = uidOf(userId)
  // The account goes first: without it no device gets a new token.
  await forgetAccount(firebase, uid)
  await Promise.all([forgetDocuments(firebase, uid), forgetFiles(firebase, uid)])
}

async function forgetAccount({ options, serviceAccount }: FirebaseConfig, uid: string): Promise<void> {
  const { projectId, emulators } = options
  const origin = emulators.auth
    ? `${emulators.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  try {
    await callGoogle(serviceAccount, {
      url: `${origin}/v1/projects/${projectId}/accounts:delete`,
      method: 'POST',
      body: { localId: uid },
      scopes: ['identitytoolkit'],
    })
  } catch (failure) {
    // Most readers never opened a page that signs them in there.
    if (!(failure instanceof GoogleError && failure.message.includes('USER_NOT_FOUND'))) throw failure
  }
}

async function forgetDocuments(firebase: FirebaseConfig, uid: string): Promise<void> {
  const documents = firestoreDocuments(firebase)
  const notices = await documents.list(`users/${uid}/notices`)
  await documents.remove([`users/${uid}/lists/saved`, ...notices])
}

const Files = v.object({
  items: v.optional(v.array(v.object({ name: v.string() })), []),
  nextPageToken: v.optional(v.string(), ''),
})

async function forgetFiles({ options, serviceAccount }: FirebaseConfig, uid: string): Promise<void> {
  const origin = options.emulators.storage || 'https://storage.googleapis.com'
  const files = `${origin}/storage/v1/b/${options.storageBucket}/o`
  const scopes = ['devstorage.read_write'] as const
  let pageToken = ''
  do {
    const query = new URLSearchParams({ prefix: `users/${uid}/`, pageToken })
    const answer = await ignoringMissing(callGoogle(serviceAccount, { url: `${files}?${query}`, scopes }))
    const { items, nextPageToken } = v.parse(Files, answer ?? {})
    for (const { name } of items) {
      const url = `${files}/${encodeURIComponent(name)}`
      await ignoringMissing(callGoogle(serviceAccount, { url, method: 'DELETE', scopes }))
    }
    pageToken = nextPageToken
  } while (pageToken)
}

/** The project may have no bucket, or the file may be gone already. */
async function ignoringMissing(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (failure) {
    if (failure instanceof GoogleError && failure.status === 404) return null
    throw failure
  }
}
