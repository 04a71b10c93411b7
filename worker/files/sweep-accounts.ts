import * as v from 'valibot'
import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { FileStore } from './file-store.ts'
import { forgetAccount } from './forget-account.ts'

/** Accounts per call. */
const batchSize = 200

const Known = v.object({ data: v.object({ ids: v.array(v.number()) }) })

/**
 * Asks the backend which accounts still exist of those that the worker stores something of, and forgets the others. A message about each
 * deletion comes first (`strapi-hook.ts`); this finds what was missed.
 * @throws StrapiError, ValiError if the backend doesn't answer; everything stays then.
 */
export async function sweepAccounts(store: FileStore, config: Config): Promise<void> {
  const client = strapiClientOf(config)
  for (let after = 0; ; ) {
    const ids = await storedAccounts(store.DB, after)
    const last = ids.at(-1)
    if (last === undefined) return
    const body = await client.call({
      method: 'POST',
      path: '/users/known',
      token: config.cmsToken,
      body: { ids },
    })
    const known = new Set(v.parse(Known, body).data.ids)
    for (const id of ids) if (!known.has(id)) await forgetAccount(store, id, config.firebase !== null)
    after = last
  }
}

async function storedAccounts(db: D1Database, after: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT owner AS id FROM private_files WHERE record LIKE 'account/%' AND owner > ?1
      UNION SELECT user_id AS id FROM push_registrations WHERE user_id > ?1
      ORDER BY id LIMIT ?2`,
    )
    .bind(after, batchSize)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
