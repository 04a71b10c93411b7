import { landing } from '../loading/landing.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { socialProviders } from './social-providers.ts'

/** Registering an account; signed-in readers are redirected. */
export async function loadRegister(context: LoadContext): Promise<LoadedPage<'registreren'> | PageRedirect> {
  const { visitor, returnTo } = context
  if (visitor.signedIn) return { redirectTo: landing(context) }
  return {
    props: { providers: socialProviders(context), returnTo },
    head: doorHead(context, {
      route: 'registreren',
      title: 'account.register.title',
      description: 'account.register.intro',
      carried: { naar: returnTo ?? undefined },
    }),
  }
}
