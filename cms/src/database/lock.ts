import type { Knex } from 'knex'

/**
 * Makes transactions with the same name wait for each other, until the first of them ends: elsewhere they don't see each other's rows.
 * @param name Such as `receipt somebody`.
 */
export async function lockUntilCommit(trx: Knex, name: string): Promise<void> {
  // SQLite has a single writer.
  if (trx.client.config.client !== 'postgres') return
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name])
}
