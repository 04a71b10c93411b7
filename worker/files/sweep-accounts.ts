import type { Config } from '../env.ts'
import type { FileStore } from './file-store.ts'
import { forgetAccount } from './forget-account.ts'
import { sweepKnown } from './sweep-known.ts'

/**
 * Forgets the accounts that the backend no longer has.
 * @returns @throws As `sweepKnown`.
 */
export function sweepAccounts(store: FileStore, config: Config): Promise<number> {
  return sweepKnown<number>(config, {
    path: '/users/known',
    start: 0,
    stored: (after, most) => storedAccounts(store.DB, after, most),
    keyOf: (id) => id,
    async settle({ gone }) {
      for (const id of gone) await forgetAccount(store, id, config.firebase !== null)
    },
  })
}

async function storedAccounts(db: D1Database, after: number, most: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT owner AS id FROM private_files WHERE record LIKE 'account/%' AND owner > ?1
      UNION SELECT user_id AS id FROM push_registrations WHERE user_id > ?1
      UNION SELECT user_id AS id FROM push_consents WHERE user_id > ?1
      UNION SELECT account AS id FROM form_drafts WHERE account > ?1
      UNION SELECT user_id AS id FROM sessions WHERE user_id > ?1
      ORDER BY id LIMIT ?2`,
    )
    .bind(after, most)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
