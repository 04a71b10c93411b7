import type { Context } from 'hono'
import { recheckSession } from '../accounts/current-user.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { StrapiError } from '../strapi-error.ts'

/**
 * Asks the backend for whoever is signed in.
 * @throws SiteError `UnauthorizedError` for anonymous visitors; `NotFoundError`, `ConflictError` for a refusal with a code; `UnavailableError`.
 */
export async function asReader<Answer>(
  c: Context<AppEnv>,
  ask: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  try {
    return await ask(visitor.token)
  } catch (cause) {
    if (!(cause instanceof StrapiError)) throw cause
    if (cause.status === 404) throw new SiteError('NotFoundError', {}, { cause })
    if (cause.code) throw new SiteError('ConflictError', {}, { cause })
    if (cause.status !== 401) throw new SiteError('UnavailableError', {}, { cause })
    recheckSession(visitor.token)
    throw new SiteError('UnauthorizedError', {}, { cause })
  }
}
