import type { Context } from 'hono'
import { type OwnRegistrationState, registrationHeader } from '../../client/content/own-registration.ts'
import type { RegistrationState } from '../../client/content/registration.ts'
import { registrationsOf } from '../backend-calls.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientKey } from '../http/client-address.ts'
import { requireAllowed } from '../http/limits.ts'
import { accountsOf } from '../open-accounts.ts'
import { StrapiError } from '../strapi-error.ts'
import { asReader } from './as-reader.ts'

/** What is known of any registration. */
interface Known {
  event: { number: number } | null
  state: RegistrationState
  attendees: readonly unknown[]
}

/**
 * `GET /api/events/{number}/registrations` → `{ data: OwnRegistrationState[] }`: the reader's own for an event. Of a stranger it is the one whose code a
 * header has; a code that opens nothing gives an empty list.
 * @throws SiteError `UnauthorizedError` for a stranger without a code; `TooManyError`; `UnavailableError` while the backend is down.
 */
export async function ownRegistrations(c: Context<AppEnv>): Promise<Response> {
  const number = Number(c.req.param('number'))
  const code = c.req.header(registrationHeader)
  const isStranger = !c.var.visitor.signedIn && code !== undefined
  return c.json({ data: isStranger ? await byCode(c, number, code) : await ofAccount(c, number) })
}

async function ofAccount(c: Context<AppEnv>, number: number): Promise<OwnRegistrationState[]> {
  const { locale } = c.var.address
  const all = await asReader(c, (token) => accountsOf(c).registrations(token, locale))
  return all.flatMap((one) => shown(one, one.code, number))
}

async function byCode(c: Context<AppEnv>, number: number, code: string): Promise<OwnRegistrationState[]> {
  await requireAllowed(c.env, 'PAYMENT_LIMIT', `registration ${clientKey(c)}`)
  try {
    const found = await registrationsOf(c).byLink(code.slice(0, 200), c.var.address.locale, null)
    return shown(found, code, number)
  } catch (cause) {
    if (cause instanceof StrapiError && cause.status === 404) return []
    throw new SiteError('UnavailableError', {}, { cause })
  }
}

function shown({ event, state, attendees }: Known, code: string, number: number): OwnRegistrationState[] {
  if (event?.number !== number || state === 'cancelled') return []
  return [{ state, people: attendees.length, code }]
}
