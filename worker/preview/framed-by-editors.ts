import type { MiddlewareHandler } from 'hono'
import { policyOrigins } from '../edge/policy-origins.ts'
import { contentPolicy } from '../edge/security-headers.ts'
import type { AppEnv } from '../env.ts'

/**
 * Lets only the editors' panel show a response in a frame. If a policy has `frame-ancestors`, browsers follow it
 * instead of `X-Frame-Options`.
 */
export function framedByEditors(): MiddlewareHandler<AppEnv> {
  return async function framedByEditors(c, next) {
    await next()
    const { config } = c.var
    const policy =
      c.res.headers.get('content-security-policy') ?? (await contentPolicy(undefined, policyOrigins(config)))
    const origins = config.editorOrigins.join(' ')
    c.res.headers.set(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins}`),
    )
  }
}
