import { sha256 } from '../signature.ts'

/** Limits of how often one client may do something, as `wrangler.toml` sets them. */
export const limitNames = [
  'SIGN_IN_LIMIT',
  'ACCOUNT_LIMIT',
  'MAIL_LIMIT',
  'STATISTICS_LIMIT',
  'PUSH_LIMIT',
  'FIREBASE_LIMIT',
  'ERROR_LIMIT',
] as const

export type LimitName = (typeof limitNames)[number]

/** Seconds until each limit starts anew. */
export const limitSeconds = 60

/** Milliseconds that an attempt waits at an account that is being guessed at. */
const brakeMs = 1500

/**
 * Whether a client may do it once more.
 * @param client What it is counted by, such as `addressKey`.
 * @returns True where the limit cannot be asked: it must not lock everybody out.
 */
export async function isAllowed(env: Env, limit: LimitName, client: string): Promise<boolean> {
  try {
    return (await env[limit].limit({ key: client })).success
  } catch {
    return true
  }
}

/** What an account is counted by, however its address is written. */
export function accountKey(email: string): Promise<string> {
  return sha256(`account ${email.trim().toLowerCase()}`)
}

/**
 * Counts a guess at what opens an account, whoever guesses, and slows it down above the limit. It is not refused: if it were, anybody
 * could lock anybody out.
 * @param account What the account is counted by.
 */
export async function slowGuesses(env: Env, account: string): Promise<void> {
  if (!(await isAllowed(env, 'ACCOUNT_LIMIT', account)))
    await new Promise((done) => setTimeout(done, brakeMs))
}

/** What a client's address is counted by: one household or machine has a whole /64 of IPv6 to change about in. */
export function addressKey(address: string | null): string {
  if (!address?.includes(':')) return address ?? 'unknown'
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = before.split(':').filter(Boolean)
  if (after !== undefined) {
    const tail = after.split(':').filter(Boolean)
    while (groups.length + tail.length < 8) groups.push('0')
    groups.push(...tail)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
