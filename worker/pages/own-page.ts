import { lookAnew } from '../accounts/current-user.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import type { SignedInVisitor } from '../edge/session.ts'
import { SiteError } from '../errors.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi/error.ts'
import type { Lead, LoadContext } from './loader.ts'

/**
 * Loads a page of whoever is signed in. Where the backend refuses them, because their session ended a moment ago, they are led
 * to the sign-in, and back from there.
 * @throws SiteError `UnavailableError` where the page cannot stand without the backend, and that is away.
 */
export async function forReader<Page>(
  { visitor, locale, here }: LoadContext,
  load: (reader: SignedInVisitor) => Promise<Page>,
): Promise<Page | Lead> {
  const signIn = { leadsTo: signInPath(locale, here) }
  if (!visitor.signedIn) return signIn
  try {
    return await load(visitor)
  } catch (failure) {
    if (!(failure instanceof StrapiError) || failure.status !== 401) throw asUnavailable(failure)
    // The session is looked at before a minute is over, so that the sign-in does not lead back here.
    lookAnew(visitor.token)
    return signIn
  }
}

/** A part that the rest of its page can stand without: null where it does not come. */
export function partOf<Part>(name: string, part: Promise<Part>): Promise<Part | null> {
  return part.catch((failure) => {
    if (failure instanceof StrapiError && failure.status === 401) throw failure
    report(name, failure)
    return null
  })
}

/** The failure by which a page says that the accounts are away; any other stays what it is. */
export function asUnavailable(failure: unknown): unknown {
  const isAway = failure instanceof StrapiError && failure.isOutage
  return isAway ? new SiteError('UnavailableError', {}, { cause: failure }) : failure
}
