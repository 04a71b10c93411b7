import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { applyMessage } from '../replica/apply-message.ts'
import { readCapped } from '../request-body.ts'
import { breaker } from '../strapi/breaker.ts'
import { HookMessage, isSigned } from './hook-message.ts'
import { isDone, noteDone } from './told-messages.ts'

const maxBytes = 16 * 1024

/**
 * `POST /api/hooks/strapi`: the backend tells that something was published, changed or taken away.
 * The replica and the redirects follow before the answer 204, so what is acknowledged shows; what else follows is behind the stream of
 * changes. An id counts once.
 * @throws SiteError `ForbiddenError` without a fresh signature, `TooLargeError`, `BadRequestError`, and
 * `UnavailableError` when the entry cannot be read back, so that the backend tells it again.
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
  if (!(await isDone(DB, id))) {
    await applyMessage(c.env, c.var.config, message.output)
    await noteDone(DB, id)
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
