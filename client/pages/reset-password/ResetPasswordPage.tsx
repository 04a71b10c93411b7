import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { RepeatPasswordField } from '../../components/account/RepeatPasswordField.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { newPasswordSchema } from '../../forms/schemas/new-password.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** What the page is given. */
export interface ResetPasswordProps {
  /** Whether the address has a code; whether it works is only known once it is used. */
  hasCode: boolean
}

/** Choosing another password, with the code of a mail that stands in the address. */
export function ResetPasswordPage({ hasCode }: ResetPasswordProps) {
  const { t, href } = useSite()
  const reset = useSiteForm({
    name: 'reset',
    schema: newPasswordSchema,
    initial: { password: '', passwordConfirmation: '' },
  })
  const { form, answer } = reset
  if (!hasCode || isBrokenLink(answer))
    return (
      <Result
        title={t('account.reset.broken-title')}
        text={t('account.reset.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button" href={href('wachtwoord-vergeten')}>
          {t('account.reset.again')}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t('account.reset.title')} intro={t('account.reset.intro')}>
      <SiteForm of={reset} submit={t('account.reset.submit')}>
        <form.AppField name="password">
          {() => <NewPasswordField label={t('account.new-password')} />}
        </form.AppField>
        <form.AppField name="passwordConfirmation">{() => <RepeatPasswordField />}</form.AppField>
      </SiteForm>
    </AccountDoor>
  )
}
