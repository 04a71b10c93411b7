import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'

/** Taking over an account that editors or an import made, with the code of a mail. */
export async function loadActivate(context: LoadContext): Promise<LoadedPage<'account-activeren'>> {
  const code = mailedCode(context.query, 'code')
  return {
    props: { hasCode: code !== null },
    head: doorHead(context, {
      route: 'account-activeren',
      title: 'account.activate.title',
      description: 'account.activate.intro',
      carried: { code: code ?? undefined },
    }),
  }
}
