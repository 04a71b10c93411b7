import type { MiddlewareHandler } from 'hono'
import { type AppEnv, configOf } from '../env.ts'

/**
 * Gives the request an id that its error page and log lines share, and checks the configuration. Sets `requestId` and
 * `config`.
 */
export function requestId(): MiddlewareHandler<AppEnv> {
  return async function requestId(c, next) {
    c.set(
      'requestId',
      c.req.raw.headers
        .get('cf-ray')
        ?.replace(/[^\w-]/g, '')
        .slice(0, 40) || newId(),
    )
    c.set('config', configOf(c.env))
    c.set('complete', false)
    c.set('secured', false)
    c.set('messages', {})
    await next()
  }
}

// A log id needn't be unguessable; crypto.randomUUID costs more than the rest of this step.
function newId(): string {
  return Math.random().toString(36).slice(2, 12)
}
