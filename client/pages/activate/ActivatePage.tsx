import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { RepeatPasswordField } from '../../components/account/RepeatPasswordField.tsx'
import { Result } from '../../components/account/Result.tsx'
import { TermsField } from '../../components/account/TermsField.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { activateSchema } from '../../forms/schemas/activate.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** What the page is given. */
export interface ActivateProps {
  /** Whether the address has a code; whether it works is only known once it is used. */
  hasCode: boolean
}

/** Taking over an account that was made by the editors or an import. */
export function ActivatePage({ hasCode }: ActivateProps) {
  const { t, href } = useSite()
  const activate = useSiteForm({
    name: 'activate',
    schema: activateSchema,
    initial: { password: '', passwordConfirmation: '', terms: false },
  })
  const { form, answer } = activate
  if (!hasCode || isBrokenLink(answer))
    return (
      <Result
        title={t('account.activate.broken-title')}
        text={t('account.activate.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button" href={href('inloggen')}>
          {t('account.activate.sign-in')}
        </a>
        <a className="button button-quiet" href={href('email-valideren')}>
          {t('account.activate.again')}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t('account.activate.title')} intro={t('account.activate.intro')}>
      <SiteForm of={activate} submit={t('account.activate.submit')}>
        <form.AppField name="password">
          {() => <NewPasswordField label={t('account.new-password')} />}
        </form.AppField>
        <form.AppField name="passwordConfirmation">{() => <RepeatPasswordField />}</form.AppField>
        <form.AppField name="terms">{() => <TermsField />}</form.AppField>
      </SiteForm>
    </AccountDoor>
  )
}
