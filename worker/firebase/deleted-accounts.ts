import { report } from '../report.ts'
import type { FirebaseConfig } from './firebase-config.ts'
import { forgetUser } from './forget-user.ts'

/** Longer than a Firebase token and the custom token it came from can live together. */
const untilMs = 66 * 60_000

/** Queues a deleted account for deletion in Firebase, however long Google is down. */
export async function queueAccountDeletion(db: D1Database, userId: number): Promise<void> {
  await db
    .prepare(
      'INSERT INTO firebase_leavers (user_id, left_at) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET left_at = ?2',
    )
    .bind(userId, Date.now())
    .run()
}

/**
 * Deletes queued accounts from Firebase. Each is deleted repeatedly until an hour has passed, since a device that
 * doesn't know yet could write once more.
 */
export async function deleteQueuedAccounts(db: D1Database, firebase: FirebaseConfig): Promise<void> {
  const { results } = await db
    // Random order, so that accounts which Google keeps refusing don't take every turn.
    .prepare('SELECT user_id, left_at FROM firebase_leavers ORDER BY random() LIMIT 20')
    .all<{ user_id: number; left_at: number }>()
  for (const { user_id, left_at } of results) {
    try {
      await forgetUser(firebase, user_id)
    } catch (failure) {
      report('firebase', failure, { userId: user_id })
      continue
    }
    if (left_at + untilMs < Date.now())
      await db.prepare('DELETE FROM firebase_leavers WHERE user_id = ?1').bind(user_id).run()
  }
}
