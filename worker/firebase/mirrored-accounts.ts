import { decode } from 'hono/jwt'
import type { Accounts } from '../accounts/accounts.ts'
import { report } from '../report.ts'
import { firestoreDocuments } from './documents.ts'
import type { FirebaseConfig } from './firebase-config.ts'
import { forgetUser } from './forget-user.ts'
import { noteLeaver } from './leavers.ts'
import { mirrorSaved } from './mirror-saved.ts'

/** What copying needs of the request that it follows. */
export interface Mirror {
  firebase: FirebaseConfig
  db: D1Database
  /** Keeps work behind the answer alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/**
 * The same accounts, whose changes are copied to Firebase behind the answer. A copy that fails is no failure of the reader's: the
 * next one, and every page that follows the list, makes it good.
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
      await noteLeaver(db, userId).catch((failure) => report('firebase', failure, { userId }))
      later(forgetUser(firebase, userId).catch((failure) => report('firebase', failure, { userId })))
    },
  }
}

/** Brings the copy of what a reader saved up to date; never fails. */
export async function copySaved(firebase: FirebaseConfig, accounts: Accounts, token: string): Promise<void> {
  const userId = userIdIn(token)
  try {
    await mirrorSaved(firestoreDocuments(firebase), userId, () => accounts.saved(token))
  } catch (failure) {
    report('firebase', failure, { userId })
  }
}

/** Of a token that the edge has verified. */
function userIdIn(token: string): number {
  return Number(decode(token).payload.id)
}
