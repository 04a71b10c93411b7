import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'

/** Where the mails of a company's figures are ended, by the link of one. Only reads: mail scanners open links too. */
export async function loadEndFigures(context: LoadContext): Promise<LoadedPage<'cijfers-stoppen'>> {
  return {
    props: { isBroken: mailedCode(context.query, 'afmelden') === null },
    head: doorHead(context, {
      route: 'cijfers-stoppen',
      title: 'company-figures.end.title',
      description: 'company-figures.end.text',
    }),
  }
}
