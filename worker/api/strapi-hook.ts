import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { noticeChange } from '../firebase/notices/notice-change.ts'
import { announceChange } from '../indexnow/announce-change.ts'
import { wakeSender } from '../push/wake-sender.ts'
import { applyMessage } from '../replica/apply-message.ts'
import { readCapped } from '../request-body.ts'
import { endPause } from '../strapi/shared-reads.ts'
import { HookMessage, isSigned } from './hook-message.ts'

const maxBytes = 16 * 1024

/**
 * `POST /api/hooks/strapi`: the backend tells that something was published, changed or taken away.
 * The replica, the redirects and the content version follow before the answer 204, so what is acknowledged shows. Telling
 * it twice does no harm.
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
  endPause()
  const [announced, noticed] = await Promise.all([
    announceChange(c.env, c.var.config, message.output),
    noticeChange(c.env, c.var.config, message.output),
  ])
  await applyMessage(c.env, c.var.config, message.output)
  c.executionCtx.waitUntil(announced())
  c.executionCtx.waitUntil(noticed())
  c.executionCtx.waitUntil(wakeSender(c.env, c.var.config))
  return c.body(null, 204)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
