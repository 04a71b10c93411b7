import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isBot } from '../edge/bots.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readCapped } from '../http/body.ts'
import { clientKey } from '../http/client-address.ts'
import { parseJson } from '../http/json-body.ts'
import { requireAllowed } from '../http/limits.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'

const maxBytes = 16 * 1024
/** Maximum number of log lines per isolate and minute: a broken build would break in every browser at the same time. */
const maxPerMinute = 60
const minuteMs = 60_000

/** A browser's error report, cut to readable lengths. */
const BrowserError = v.object({
  message: upTo(500),
  stack: v.optional(upTo(3000)),
  /** Without its query, which may contain codes. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(1000)),
})

function upTo(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, maxLength)),
  )
}

let minute = { startedAt: 0, written: 0, shed: 0 }
onForgetAll(() => {
  minute = { startedAt: 0, written: 0, shed: 0 }
})

/** Receives error reports from the browsers of readers and crawlers. It needs nothing that a page needs. */
export const browserErrors = new Hono<AppEnv>()
browserErrors.post('/errors', tellError)
browserErrors.on(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/errors', () => {
  throw new SiteError('MethodNotAllowedError', { allow: 'POST' })
})

/**
 * `POST /api/errors` with `{ message, stack?, path }` → 204, whatever happens to it: a browser has no use for more. The
 * error goes to the hook of `worker/report.ts`, without possibly personal data. Nothing is stored.
 * @throws SiteError `TooManyError`, `TooLargeError`, `BadRequestError`.
 */
async function tellError(c: Context<AppEnv>): Promise<Response> {
  await requireAllowed(c.env, 'ERROR_LIMIT', clientKey(c))
  // Beacons declare no type, so any is accepted.
  const body = new TextDecoder().decode(await readCapped(c.req.raw, maxBytes))
  const { message, stack, path } = parseJson(BrowserError, body)
  // Navigating away aborts requests; that isn't an error.
  const isNews = !message.startsWith('AbortError')
  const shed = isNews ? takeTurn(Date.now()) : null
  if (shed !== null)
    report('browser', withoutPersons(message), {
      ...(stack ? { stack: withoutPersons(stack) } : {}),
      path: withoutPersons(path),
      isBot: isBot(c.req.header('user-agent')),
      requestId: c.var.requestId,
      ...(shed > 0 ? { shed } : {}),
    })
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

/** @returns How many were dropped since the last reported one; null if this one is dropped. */
function takeTurn(now: number): number | null {
  if (now - minute.startedAt >= minuteMs) minute = { startedAt: now, written: 0, shed: minute.shed }
  if (minute.written >= maxPerMinute) {
    minute.shed += 1
    return null
  }
  minute.written += 1
  const { shed } = minute
  minute.shed = 0
  return shed
}

/** Removes queries, email addresses and long numbers from a text. */
function withoutPersons(text: string): string {
  return text
    .replace(/\?[^\s:)]*/g, '')
    .replace(/[^\s<>@"']+@[^\s<>@"']+/g, '[address]')
    .replace(/\d{9,}/g, '[number]')
}
