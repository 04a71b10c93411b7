import { SiteError } from '../errors.ts'

/** Rate limits per client, as set in `wrangler.toml`; each counts within a minute. */
export const limitNames = [
  'SIGN_IN_LIMIT',
  'ACCOUNT_LIMIT',
  'MAIL_LIMIT',
  'STATISTICS_LIMIT',
  'PUSH_LIMIT',
  'FIREBASE_LIMIT',
  'ERROR_LIMIT',
  'FILE_LIMIT',
  'DRAFT_LIMIT',
  'PAYMENT_LIMIT',
  'UNCHECKED_LIMIT',
] as const

export type LimitName = (typeof limitNames)[number]

/**
 * Counts a request, and tells whether its client is within a limit.
 * @param client Identifies it, such as `clientKey`.
 * @returns True if the limit can't be checked, so that a failure locks nobody out.
 */
export async function isAllowed(env: Env, limit: LimitName, client: string): Promise<boolean> {
  try {
    return (await env[limit].limit({ key: client })).success
  } catch {
    return true
  }
}

/** The same for an API. @throws SiteError `TooManyError` above the limit. */
export async function requireAllowed(env: Env, limit: LimitName, client: string): Promise<void> {
  if (!(await isAllowed(env, limit, client))) throw new SiteError('TooManyError')
}
