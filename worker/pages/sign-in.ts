import { landing } from '../accounts/landing.ts'
import { socialProviders } from '../accounts/social-providers.ts'
import { doorHead } from './account-door.ts'
import type { Lead, LoadContext, LoadedPage } from './loader.ts'

/** Signing in; who has done so goes on at once. */
export async function loadSignIn(context: LoadContext): Promise<LoadedPage<'inloggen'> | Lead> {
  const { visitor, returnTo } = context
  if (visitor.signedIn) return { leadsTo: landing(context) }
  return {
    props: { providers: socialProviders(context), isOnTheWay: returnTo !== null },
    head: doorHead(context, {
      route: 'inloggen',
      title: 'account.sign-in.title',
      description: 'account.sign-in.intro',
      carried: { naar: returnTo ?? undefined },
    }),
  }
}
