import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Accounts } from './accounts/accounts.ts'
import { providerCookies } from './accounts/cookies.ts'
import { d1Sessions } from './accounts/d1-sessions.ts'
import type { Sessions } from './accounts/sessions.ts'
import { strapiAccounts } from './accounts/strapi-accounts.ts'
import type { AppEnv } from './env.ts'
import { mirroredAccounts } from './firebase/mirrored-accounts.ts'
import { clientAddress } from './http/client-address.ts'
import { strapiClientOf } from './strapi/client.ts'

/**
 * Accounts for this request: calls include the visitor's own address.
 * @param timeoutMs Timeout of a call; default: from the configuration.
 */
export function accountsOf(c: Context<AppEnv>, timeoutMs = c.var.config.cmsTimeoutMs): Accounts {
  const { cmsToken, userParams, signInProviders, firebase } = c.var.config
  const accounts = strapiAccounts({
    client: strapiClientOf(c.var.config, timeoutMs),
    workerToken: cmsToken,
    userParams,
    clientAddress: clientAddress(c),
    providers: signInProviders,
    providerCookies: providerCookieHeader(c),
  })
  if (!firebase) return accounts
  return mirroredAccounts(accounts, {
    firebase,
    db: c.env.DB,
    later: (work) => c.executionCtx.waitUntil(work),
  })
}

/** Sessions for this request. */
export function sessionsOf(c: Context<AppEnv>): Sessions {
  return d1Sessions(c.env.DB)
}

/** Only the cookies of a visit to a provider: the backend doesn't need others. */
export function providerCookieHeader(c: Context<AppEnv>): string {
  return providerCookies
    .flatMap((name) => {
      const value = getCookie(c, name)
      return value && /^[\w=+/.-]+$/.test(value) ? [`${name}=${value}`] : []
    })
    .join('; ')
}
