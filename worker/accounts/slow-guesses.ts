import { isAllowed } from '../http/limits.ts'
import { sha256 } from '../signature.ts'

/** Delay of an attempt at an account under attack, in milliseconds. */
const brakeMs = 1500

/** The key of an account, in any spelling of its address. */
export function accountKey(email: string): Promise<string> {
  return sha256(`account ${email.trim().toLowerCase()}`)
}

/**
 * Counts an attempt at an account's password, by any client, and slows it down above the limit. It isn't refused,
 * because then anyone could lock anyone out.
 * @param account The account's key.
 */
export async function slowGuesses(env: Env, account: string): Promise<void> {
  if (!(await isAllowed(env, 'ACCOUNT_LIMIT', account)))
    await new Promise((done) => setTimeout(done, brakeMs))
}
