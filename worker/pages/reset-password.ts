import { mailedCode } from '../accounts/mailed-code.ts'
import { doorHead } from './account-door.ts'
import type { LoadContext, LoadedPage } from './loader.ts'

/** Choosing another password, with the code of a mail. */
export async function loadResetPassword(context: LoadContext): Promise<LoadedPage<'wachtwoord-reset'>> {
  const code = mailedCode(context.query, 'code')
  return {
    props: { hasCode: code !== null },
    head: doorHead(context, {
      route: 'wachtwoord-reset',
      title: 'account.reset.title',
      description: 'account.reset.intro',
      carried: { code: code ?? undefined },
    }),
  }
}
