import { confirmChangeForm } from '../../account/forms/email.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { ConfirmAccount } from './ConfirmAccount.tsx'
import { ConfirmOutcome } from './ConfirmOutcome.tsx'
import { ResendForm } from './ResendForm.tsx'

/** Props of the page. */
export interface ConfirmEmailProps {
  /** What the code in the address confirms; null without a code. */
  confirms: 'account' | 'change' | null
  /** Whether this browser registered an account within the last day. Only using the code shows whether it's the same one. */
  isSameBrowser: boolean
  /** Path that the reader was going to when they registered. */
  returnTo: string | null
}

/** Confirms an e-mail address. Opening the link changes nothing, because mail scanners open links too: a person has to press the button. */
export function ConfirmEmailPage({ confirms, isSameBrowser, returnTo }: ConfirmEmailProps) {
  const { t, returnedForm } = useSite()
  // A returned form tells what was being confirmed, even if the address has lost its code.
  const form = returnedForm?.name ?? ''
  if (confirms === 'change' || form === 'confirm-change') return <ConfirmChange />
  if (confirms === 'account' || ['confirm', 'confirm-with-password'].includes(form))
    return <ConfirmAccount isSameBrowser={isSameBrowser} returnTo={returnTo} />
  return (
    <AccountDoor title={t('account.resend.title')} intro={t('account.resend.intro')}>
      <ResendForm />
    </AccountDoor>
  )
}

function ConfirmChange() {
  const { t } = useSite()
  const confirm = useSiteForm(confirmChangeForm)
  const { form } = confirm
  return (
    <ConfirmOutcome
      answer={confirm.answer}
      done={{ title: t('account.confirm-change.done-title'), text: t('account.confirm-change.done-text') }}
      brokenText={t('account.confirm-change.broken-text')}
      next={{ route: 'home', label: t('account.to-home') }}
    >
      <AccountDoor title={t('account.confirm-change.title')} intro={t('account.confirm-change.intro')}>
        <SiteForm of={confirm} submit={t('account.confirm-change.submit')}>
          <form.AppField name="currentPassword">
            {(field) => <field.PasswordField label={t('account.password')} autoComplete="current-password" />}
          </form.AppField>
        </SiteForm>
      </AccountDoor>
    </ConfirmOutcome>
  )
}
