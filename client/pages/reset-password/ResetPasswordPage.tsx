import { resetForm } from '../../account/forms/new-password.ts'
import { renewForm } from '../../account/forms/press.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { RepeatPasswordField } from '../../components/account/RepeatPasswordField.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page. */
export interface ResetPasswordProps {
  /** Whether the address has a code; only using it shows whether it works. */
  hasCode: boolean
  /** Path that the reader was going to. */
  returnTo: string | null
}

/** Choosing a new password, with the code from a mail in the address. */
export function ResetPasswordPage({ hasCode, returnTo }: ResetPasswordProps) {
  const { t, href } = useSite()
  const reset = useSiteForm(resetForm)
  const renew = useSiteForm(renewForm)
  const { form, answer } = reset
  if (renew.answer?.isDone)
    return (
      <Result
        title={t('account.forgot.done-title')}
        text={t('account.renew.done-text')}
        hint={t('account.renew.done-hint')}
        icon={<Icon name="mail" />}
      />
    )
  if (!hasCode || renew.answer || isBrokenLink(answer))
    return (
      <Result
        title={t('account.reset.broken-title')}
        text={t('account.reset.broken-text')}
        icon={<Icon name="alert-triangle" />}
        below={
          hasCode && (
            <SiteForm of={renew} submit={t('account.renew.submit')}>
              {null}
            </SiteForm>
          )
        }
      >
        <a
          className="button button-quiet"
          href={href('wachtwoord-vergeten', {}, { naar: returnTo ?? undefined })}
        >
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
