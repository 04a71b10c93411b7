import { disownSessions } from '../accounts/d1-sessions.ts'
import { deleteDraftsOf } from '../drafts/form-drafts.ts'
import { queueAccountDeletion } from '../firebase/deleted-accounts.ts'
import { forgetReader } from '../push/ended-registrations.ts'
import { deleteFilesOf } from './delete-files.ts'
import type { FileStore } from './file-store.ts'
import { accountRecord } from './private-file.ts'

/**
 * Deletes what the worker stores of an account that the backend no longer has: files, push registrations, drafts, and what Firebase has. Of its
 * sessions only the hashes of their tokens stay, so that these stay refused. May be repeated.
 */
export async function forgetAccount(store: FileStore, userId: number, hasFirebase: boolean): Promise<void> {
  await deleteFilesOf(store, accountRecord(userId))
  await forgetReader(store.DB, userId)
  await deleteDraftsOf(store.DB, userId)
  await disownSessions(store.DB, userId)
  // The cron trigger does it, however long Google is down.
  if (hasFirebase) await queueAccountDeletion(store.DB, userId)
}
