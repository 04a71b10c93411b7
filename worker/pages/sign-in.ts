import { saveAnchor } from '../../client/content/saved-key.ts'
import type { SignInProps } from '../../client/pages/sign-in/SignInPage.tsx'
import { landing } from '../loading/landing.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { socialProviders } from './social-providers.ts'

/** Signing in; signed-in readers are redirected immediately. */
export async function loadSignIn(context: LoadContext): Promise<LoadedPage<'inloggen'> | PageRedirect> {
  const { visitor, returnTo } = context
  if (visitor.signedIn) return { redirectTo: landing(context) }
  return {
    props: { providers: socialProviders(context), reason: reasonOf(returnTo), returnTo },
    head: doorHead(context, {
      route: 'inloggen',
      title: 'account.sign-in.title',
      description: 'account.sign-in.intro',
      carried: { naar: returnTo ?? undefined },
    }),
  }
}

/** Taken from the address, not a cookie: this page is the same for everyone. */
function reasonOf(returnTo: string | null): SignInProps['reason'] {
  if (returnTo === null) return null
  return returnTo.includes(`#${saveAnchor}`) ? 'save' : 'page'
}
