import { landing } from '../accounts/landing.ts'
import { socialProviders } from '../accounts/social-providers.ts'
import { doorHead } from './account-door.ts'
import type { LoadContext, LoadedPage, PageRedirect } from './loader.ts'

/** Registering an account; signed-in readers are redirected. */
export async function loadRegister(context: LoadContext): Promise<LoadedPage<'registreren'> | PageRedirect> {
  if (context.visitor.signedIn) return { redirectTo: landing(context) }
  return {
    props: { providers: socialProviders(context) },
    head: doorHead(context, {
      route: 'registreren',
      title: 'account.register.title',
      description: 'account.register.intro',
    }),
  }
}
