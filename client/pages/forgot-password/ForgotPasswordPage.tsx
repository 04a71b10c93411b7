import { forgotForm } from '../../account/forms/mail-link.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { messageText } from '../../forms/field-message.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page. */
export interface ForgotPasswordProps {
  /** Path that the reader was going to. */
  returnTo: string | null
}

/** Requests a password reset link. The answer never reveals who has an account. */
export function ForgotPasswordPage({ returnTo }: ForgotPasswordProps) {
  const site = useSite()
  const { t, href } = site
  const toSignIn = href('inloggen', {}, { naar: returnTo ?? undefined })
  const forgot = useSiteForm(forgotForm)
  const { form, answer } = forgot
  if (answer?.isDone && answer.notice)
    return (
      <Result
        title={t('account.forgot.done-title')}
        text={messageText(site, answer.notice)}
        hint={t('account.forgot.done-hint')}
        icon={<Icon name="mail" />}
      >
        <a className="button button-quiet" href={toSignIn}>
          {t('account.forgot.back')}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t('account.forgot.title')} intro={t('account.forgot.intro')}>
      <SiteForm
        of={forgot}
        submit={t('account.forgot.submit')}
        beside={
          <a className="account-link" href={toSignIn}>
            {t('account.forgot.back')}
          </a>
        }
      >
        <form.AppField name="email">
          {(field) => <field.TextField label={t('account.email')} type="email" autoComplete="username" />}
        </form.AppField>
      </SiteForm>
    </AccountDoor>
  )
}
