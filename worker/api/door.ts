import type { Context } from 'hono'
import * as v from 'valibot'
import { registrationsOf } from '../backend-calls.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientKey } from '../http/client-address.ts'
import { readJson } from '../http/json-body.ts'
import { requireAllowed } from '../http/limits.ts'
import { StrapiError } from '../strapi-error.ts'

const CheckIn = v.object({
  code: v.pipe(v.string(), v.maxLength(200)),
  ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(60)),
})

/**
 * `POST /api/check-ins` lets an attendee in by the code of the event's door → what came of it (`CheckedIn`). The same `key` may come again.
 * @throws SiteError `NotFoundError` for a code that opens nothing, `BadRequestError`, `TooManyError`, `UnavailableError`.
 */
export async function postCheckIn(c: Context<AppEnv>): Promise<Response> {
  // Several phones at one door share an address.
  await requireAllowed(c.env, 'PAYMENT_LIMIT', `door ${clientKey(c)}`)
  const given = await readJson(c, CheckIn, 1024)
  return c.json(await orRefused(registrationsOf(c).checkIn(given)))
}

/** `GET /api/attendees?code=` → everybody who registered, as CSV for whoever has the code of the door. */
export async function attendeeList(c: Context<AppEnv>): Promise<Response> {
  await requireAllowed(c.env, 'FILE_LIMIT', `door ${clientKey(c)}`)
  const code = (c.req.query('code') ?? '').slice(0, 200)
  const csv = await orRefused(registrationsOf(c).attendeesCsv(code))
  return c.body(csv, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="deelnemers.csv"',
    'cache-control': 'private, no-store',
  })
}

async function orRefused<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((cause: unknown) => {
    const isGone = cause instanceof StrapiError && cause.status === 404
    const isWrong = cause instanceof StrapiError && cause.status === 400
    throw new SiteError(
      isGone ? 'NotFoundError' : isWrong ? 'BadRequestError' : 'UnavailableError',
      {},
      { cause },
    )
  })
}
