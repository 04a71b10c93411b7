import { recheckSession } from '../accounts/current-user.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi-error.ts'
import type { PageRedirect } from './loader.ts'

/**
 * Loads a page of the signed-in reader. If the backend refuses because the session has just ended, redirects to the
 * sign-in and back.
 * @throws SiteError `UnavailableError` if the page needs the backend and it is down.
 */
export async function forReader<Page>(
  { visitor, locale, here }: LoadContext,
  load: (reader: SignedInVisitor) => Promise<Page>,
): Promise<Page | PageRedirect> {
  const signIn = { redirectTo: signInPath(locale, here) }
  if (!visitor.signedIn) return signIn
  try {
    return await load(visitor)
  } catch (failure) {
    if (!(failure instanceof StrapiError) || failure.status !== 401) throw asUnavailable(failure)
    // Discards the cached session, so that the sign-in doesn't redirect back here.
    recheckSession(visitor.token)
    return signIn
  }
}

/** A part that its page can do without: null if it fails. */
export function partOf<Part>(name: string, part: Promise<Part>): Promise<Part | null> {
  return part.catch((failure) => {
    if (failure instanceof StrapiError && failure.status === 401) throw failure
    report(name, failure)
    return null
  })
}

/** An outage of the accounts as the page's failure; other failures are unchanged. */
export function asUnavailable(failure: unknown): unknown {
  const isAway = failure instanceof StrapiError && failure.isOutage
  return isAway ? new SiteError('UnavailableError', {}, { cause: failure }) : failure
}
