import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { makeOlder } from '../support/old-codes.ts'
import { product } from '../support/this-product.ts'
import { type Account, newcomer, register } from './support/account.ts'

/** Somebody who has registered so many days ago, and not confirmed it. */
async function waiting(days: number, beforehand = (_: Account) => {}): Promise<Account> {
  const account = newcomer()
  await register(account)
  beforehand(account)
  makeOlder('registration', account.email, days * 24)
  return account
}

function inDatabase<Result>(act: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(product.databaseFile, { timeout: 60_000 })
  try {
    return act(database)
  } finally {
    database.close()
  }
}

function exists({ email }: Account): boolean {
  return inDatabase(
    (database) => database.prepare('SELECT 1 FROM up_users WHERE email = ?').get(email) !== undefined,
  )
}

/** Lets an account act for a company, as an editor can. */
function makeMember({ email }: Account): void {
  inDatabase((database) => {
    database.prepare(`INSERT INTO memberships (document_id, key, role) VALUES (?1, ?1, 'editor')`).run(email)
    database
      .prepare(
        `INSERT INTO memberships_user_lnk (membership_id, user_id)
        SELECT memberships.id, up_users.id FROM memberships, up_users WHERE key = ?1 AND email = ?1`,
      )
      .run(email)
  })
}

it('an account that nobody confirms for thirty days is deleted, unless it acts for a company', async () => {
  const member = await waiting(31, makeMember)
  const young = await waiting(29)
  const forgotten = await waiting(31)

  await expect.poll(() => exists(forgotten), { timeout: 30_000 }).toBe(false)

  expect(exists(young)).toBe(true)
  expect(exists(member)).toBe(true)
})
