import type { ManagingProps, SeatViewer } from '../../client/pages/subscription/ManagingPage.tsx'
import { mailedCode } from '../accounts/mailed-code.ts'
import { returnKey } from '../accounts/return-path.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { carriedIn, managerIn, numberIn } from '../subscription-forms/manager-in.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { asUnavailable, forReader } from './own-page.ts'

/**
 * A subscription, for whoever manages it, or the seat that somebody is invited to. Opening it changes nothing: mail scanners open links too.
 * @throws SiteError `NotFoundError` for the number of somebody else's, `UnavailableError` while the backend is down.
 */
export async function loadManagedSubscription(
  context: LoadContext,
): Promise<LoadedPage<'abonnement'> | PageRedirect> {
  const { query, visitor, href } = context
  const seat = mailedCode(query, 'plek')
  if (seat) return pageOf(context, await seatOf(context, seat), { plek: seat })
  const carried = carriedIn(query)
  const isNamed = query.has('code') || numberIn(query) !== null
  // Theirs are listed there, each with its link.
  if (!isNamed && visitor.signedIn) return { redirectTo: href('inschrijvingen') }
  if (query.has('code') || numberIn(query) === null) return pageOf(context, await linked(context), carried)
  return forReader(context, async () => pageOf(context, await linked(context), carried))
}

function pageOf(
  context: LoadContext,
  props: ManagingProps,
  carried: Record<string, string>,
): LoadedPage<'abonnement'> {
  const head = doorHead(context, {
    route: 'abonnement',
    title: 'own-subscription.title',
    description: 'own-subscription.intro',
    carried,
  })
  return { props, head }
}

async function linked(context: LoadContext): Promise<ManagingProps> {
  const { managedSubscriptions, query, locale } = context
  const manager = managerIn(context)
  if (!manager) return { kind: query.has('code') ? 'broken' : 'none' }
  try {
    const subscription = await managedSubscriptions.read(manager, locale)
    return { kind: 'managed', subscription, code: 'code' in manager ? manager.code : null }
  } catch (failure) {
    if (!(failure instanceof StrapiError && failure.status === 404)) throw asUnavailable(failure)
    if ('code' in manager) return { kind: 'broken' }
    throw new SiteError('NotFoundError')
  }
}

async function seatOf(context: LoadContext, code: string): Promise<ManagingProps> {
  const { managedSubscriptions } = context
  const seat = await managedSubscriptions.seat(code).catch((failure: unknown) => {
    throw asUnavailable(failure)
  })
  if (!seat) return { kind: 'broken' }
  const { email, product, state, hasAccount } = seat
  return { kind: 'seat', seat: { email, product, state }, viewer: viewerOf(context, email, code, hasAccount) }
}

function viewerOf(
  { visitor, locale, href }: LoadContext,
  email: string,
  code: string,
  hasAccount: boolean,
): SeatViewer {
  const back = href('abonnement', {}, { plek: code })
  if (!visitor.signedIn)
    return hasAccount
      ? { is: 'known', path: signInPath(locale, back) }
      : { is: 'new', path: href('registreren', {}, { [returnKey]: back }) }
  // The account may be unknown while the backend is down; the backend decides once it is reachable.
  const own = visitor.user?.email
  return own === undefined || own === email ? { is: 'invited' } : { is: 'other', email: own }
}
