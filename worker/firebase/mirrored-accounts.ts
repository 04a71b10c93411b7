import { decode } from 'hono/jwt'
import type { Accounts } from '../accounts/accounts.ts'
import { report } from '../report.ts'
import { queueAccountDeletion } from './deleted-accounts.ts'
import { firestoreDocuments } from './documents.ts'
import type { FirebaseConfig } from './firebase-config.ts'
import { forgetUser } from './forget-user.ts'
import { mirrorSaved } from './mirror-saved.ts'

/** What mirroring needs of its request. */
export interface Mirror {
  firebase: FirebaseConfig
  db: D1Database
  /** Keeps work after the response alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/**
 * The same accounts, whose changes are mirrored to Firebase after the response. A failed mirror doesn't fail the
 * reader's action: the next change, and every page that follows the list, repairs it.
 */
export function mirroredAccounts(accounts: Accounts, { firebase, db, later }: Mirror): Accounts {
  return {
    ...accounts,
    async save(token, item) {
      await accounts.save(token, item)
      later(copySaved(firebase, accounts, token))
    },
    async unsave(token, item) {
      await accounts.unsave(token, item)
      later(copySaved(firebase, accounts, token))
    },
    async deleteMe(token, proof) {
      await accounts.deleteMe(token, proof)
      const userId = userIdIn(token)
      await queueAccountDeletion(db, userId).catch((failure) => report('firebase', failure, { userId }))
      later(forgetUser(firebase, userId).catch((failure) => report('firebase', failure, { userId })))
    },
  }
}

/** Updates the mirror of a reader's saved items; never throws. */
export async function copySaved(firebase: FirebaseConfig, accounts: Accounts, token: string): Promise<void> {
  const userId = userIdIn(token)
  try {
    await mirrorSaved(firestoreDocuments(firebase), userId, () => accounts.saved(token))
  } catch (failure) {
    report('firebase', failure, { userId })
  }
}

/** The edge has verified the token already. */
function userIdIn(token: string): number {
  return Number(decode(token).payload.id)
}
