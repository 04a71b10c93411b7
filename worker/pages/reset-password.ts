import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'

/** Choosing another password, with the code of a mail. */
export async function loadResetPassword(context: LoadContext): Promise<LoadedPage<'wachtwoord-reset'>> {
  const { returnTo } = context
  const code = mailedCode(context.query, 'code')
  return {
    props: { hasCode: code !== null, returnTo },
    head: doorHead(context, {
      route: 'wachtwoord-reset',
      title: 'account.reset.title',
      description: 'account.reset.intro',
      carried: { code: code ?? undefined, naar: returnTo ?? undefined },
    }),
  }
}
