import { sha256 } from '../signature.ts'

/** Rate limits per client, as set in `wrangler.toml`. */
export const limitNames = [
  'SIGN_IN_LIMIT',
  'ACCOUNT_LIMIT',
  'MAIL_LIMIT',
  'STATISTICS_LIMIT',
  'PUSH_LIMIT',
  'FIREBASE_LIMIT',
  'ERROR_LIMIT',
  'FILE_LIMIT',
] as const

export type LimitName = (typeof limitNames)[number]

/** The period of each limit in seconds. */
export const limitSeconds = 60

/** Delay of an attempt at an account under attack, in milliseconds. */
const brakeMs = 1500

/**
 * Whether a client is within a limit.
 * @param client The key that identifies it, such as `addressKey`.
 * @returns True if the limit can't be checked, so that a failure locks nobody out.
 */
export async function isAllowed(env: Env, limit: LimitName, client: string): Promise<boolean> {
  try {
    return (await env[limit].limit({ key: client })).success
  } catch {
    return true
  }
}

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

/** The key of a client's address: one household or machine has a whole IPv6 /64 to choose from. */
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
