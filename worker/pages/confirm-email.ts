import type { ConfirmEmailProps } from '../../client/pages/confirm-email/ConfirmEmailPage.tsx'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'

const texts = {
  account: { title: 'account.confirm.title', description: 'account.confirm.intro' },
  change: { title: 'account.confirm-change.title', description: 'account.confirm-change.intro' },
  nothing: { title: 'account.resend.title', description: 'account.resend.intro' },
} as const

/** Confirming an email address with the code of a mail; without a code, requesting one. */
export async function loadConfirmEmail(context: LoadContext): Promise<LoadedPage<'email-valideren'>> {
  const { returnTo } = context
  const confirmation = mailedCode(context.query, 'confirmation')
  const wijziging = mailedCode(context.query, 'wijziging')
  const confirms: ConfirmEmailProps['confirms'] = confirmation ? 'account' : wijziging ? 'change' : null
  return {
    props: { confirms, isSameBrowser: context.registrationProof !== null, returnTo },
    head: doorHead(context, {
      route: 'email-valideren',
      ...texts[confirms ?? 'nothing'],
      carried: {
        confirmation: confirmation ?? undefined,
        wijziging: wijziging ?? undefined,
        naar: returnTo ?? undefined,
      },
    }),
  }
}
