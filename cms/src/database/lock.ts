import type { Knex } from 'knex'
import { isPostgres } from './is-postgres.ts'

/**
 * Makes transactions with the same name wait for each other, until the first of them ends: elsewhere they don't see each other's rows.
 * @param name Such as `receipt somebody`.
 */
export async function lockUntilCommit(trx: Knex, name: string): Promise<void> {
  // SQLite has a single writer.
  if (!isPostgres(trx)) return
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name])
}
