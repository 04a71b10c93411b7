import type { FormKey } from '../../client/forms/field-message.ts'
import { type SocialProps, socialTexts } from '../../client/pages/social/social-texts.ts'
import { accountError, backendError } from '../accounts/account-errors.ts'
import { transientRefusal } from '../forms/transient-refusal.ts'
import { landing } from '../loading/landing.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, MovedPage } from './loader.ts'

/** The page to which a social sign-in returns: signs in and continues, or explains why not. */
export async function loadSocial(context: LoadContext): Promise<LoadedPage<'auth-connect'> | MovedPage> {
  const { query, accounts, count, endPreviousSession } = context
  const refused = query.get('error')
  if (refused !== null) {
    count(['User auth fail'])
    return failed(context, accountError(refused).key)
  }
  const accessToken = query.get('access_token')
  // The visitor doesn't come from a provider: there is nothing to finish, and nothing has failed.
  if (accessToken === null && !context.isVisitingProvider) return page(context, 'nothing')
  try {
    const { token, isNew } = await accounts.finishProvider({ provider: providerOf(context), accessToken })
    count(isNew ? ['User sign up', 'User sign in'] : ['User sign in'])
    return { movedTo: landing(context), status: 303, token }
  } catch (failure) {
    if (!(failure instanceof StrapiError)) throw failure
    const transient = transientRefusal(failure)
    if (transient?.status === 503) report('social', failure)
    if (transient) return failed(context, transient.notice.key, transient.status)
    count(['User auth fail'])
    await endPreviousSession()
    return failed(context, backendError(failure).key)
  }
}

/** The return address names the provider, unless there is only one. */
function providerOf({ query, providers: [first = '', ...others] }: LoadContext): string {
  return query.get('provider') ?? (others.length === 0 ? first : '')
}

function failed(
  context: LoadContext,
  why: FormKey,
  status: 200 | 429 | 503 = 200,
): LoadedPage<'auth-connect'> {
  return { ...page(context, why), status }
}

function page(context: LoadContext, why: SocialProps['why']): LoadedPage<'auth-connect'> {
  const texts = socialTexts(why)
  return {
    props: { why, returnTo: context.returnTo },
    head: doorHead(context, { route: 'auth-connect', title: texts.title, description: texts.text }),
  }
}
