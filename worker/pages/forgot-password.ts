import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'

/** Requesting a link to choose another password. */
export async function loadForgotPassword(context: LoadContext): Promise<LoadedPage<'wachtwoord-vergeten'>> {
  const { returnTo } = context
  return {
    props: { returnTo },
    head: doorHead(context, {
      route: 'wachtwoord-vergeten',
      title: 'account.forgot.title',
      description: 'account.forgot.intro',
      carried: { naar: returnTo ?? undefined },
    }),
  }
}
