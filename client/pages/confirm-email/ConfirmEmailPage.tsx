import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { pressSchema } from '../../forms/schemas/press.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { ConfirmAccount } from './ConfirmAccount.tsx'
import { ConfirmOutcome } from './ConfirmOutcome.tsx'
import { ResendForm } from './ResendForm.tsx'

/** What the page is given. */
export interface ConfirmEmailProps {
  /** What the code in the address is for; null where there is none. */
  confirms: 'account' | 'change' | null
  /** Whether this browser registered an account of the last day. Whether it was this one is only known once the code is used. */
  isSameBrowser: boolean
}

/**
 * Proving that an address is one's own. Opening the link changes nothing, since programs that look into mail open links too:
 * a person presses the button.
 */
export function ConfirmEmailPage({ confirms, isSameBrowser }: ConfirmEmailProps) {
  const { t, returnedForm } = useSite()
  // A form that comes back says what was to be confirmed, also where the address has lost its code.
  const form = returnedForm?.name ?? ''
  if (confirms === 'change' || form === 'confirm-change') return <ConfirmChange />
  if (confirms === 'account' || ['confirm', 'confirm-with-password'].includes(form))
    return <ConfirmAccount isSameBrowser={isSameBrowser} />
  return (
    <AccountDoor title={t('account.resend.title')} intro={t('account.resend.intro')}>
      <ResendForm />
    </AccountDoor>
  )
}

function ConfirmChange() {
  const { t } = useSite()
  const confirm = useSiteForm({ name: 'confirm-change', schema: pressSchema, initial: {} })
  return (
    <ConfirmOutcome
      answer={confirm.answer}
      texts="account.confirm-change"
      next={{ route: 'home', label: t('account.to-home') }}
    >
      <AccountDoor title={t('account.confirm-change.title')} intro={t('account.confirm-change.intro')}>
        <SiteForm of={confirm} submit={t('account.confirm-change.submit')}>
          {null}
        </SiteForm>
      </AccountDoor>
    </ConfirmOutcome>
  )
}
