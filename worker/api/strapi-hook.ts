import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { applyMessage } from '../replica/apply-message.ts'
import { HookMessage, isSigned } from '../replica/hook-message.ts'
import { readCapped } from '../request-body.ts'
import { breaker } from '../strapi/breaker.ts'
import { isProcessed, markProcessed } from './processed-messages.ts'

const maxBytes = 16 * 1024

/**
 * `POST /api/hooks/strapi`: the backend's publish hook, for published, changed and removed documents. The replica and
 * the redirects are updated before the 204, so acknowledged changes are visible; everything else follows from the
 * stream of changes. A message id counts once.
 * @throws SiteError `ForbiddenError` without a fresh signature, `TooLargeError`, `BadRequestError`, and
 * `UnavailableError` if the entry can't be read, so that the backend sends the message again.
 */
export async function strapiHook(c: Context<AppEnv>): Promise<Response> {
  const body = new TextDecoder().decode(await readCapped(c.req.raw, maxBytes))
  const signed = await isSigned(
    body,
    c.req.header('x-schakel-timestamp'),
    c.req.header('x-schakel-signature'),
    c.var.config.hookSecret,
  )
  if (!signed) throw new SiteError('ForbiddenError')
  const message = v.safeParse(HookMessage, parse(body))
  if (!message.success) throw new SiteError('BadRequestError')
  breaker.endPause()
  const { DB } = c.env
  const { id } = message.output
  if (!(await isProcessed(DB, id))) {
    await applyMessage(c.env, c.var.config, message.output)
    await markProcessed(DB, id)
  }
  return c.body(null, 204)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
