import { report } from '../report.ts'
import type { FirebaseConfig } from './firebase-config.ts'
import { forgetUser } from './forget-user.ts'

/** Longer than a token of Firebase lives, with the custom token that it came of. */
const untilMs = 66 * 60_000

/** Notes that an account was deleted: Firebase forgets it too, however long Google is away. */
export async function noteLeaver(db: D1Database, userId: number): Promise<void> {
  await db
    .prepare(
      'INSERT INTO firebase_leavers (user_id, left_at) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET left_at = ?2',
    )
    .bind(userId, Date.now())
    .run()
}

/**
 * Makes Firebase forget the accounts that were deleted. Each is forgotten again until an hour has passed: a device that had not
 * heard of it yet could write once more.
 */
export async function forgetLeavers(db: D1Database, firebase: FirebaseConfig): Promise<void> {
  const { results } = await db
    // In no order: accounts that Google keeps refusing must not take every turn.
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
