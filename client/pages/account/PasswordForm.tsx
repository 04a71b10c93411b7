import { passwordForm } from '../../account/forms/password.ts'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { RepeatPasswordField } from '../../components/account/RepeatPasswordField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

/** Changing the password. */
export function PasswordForm() {
  const { t } = useSite()
  const change = useSiteForm(passwordForm, { clearsWhenDone: true })
  const { form } = change
  return (
    <SiteForm of={change} submit={t('my-account.password.submit')} anchor="password">
      <form.AppField name="currentPassword">{() => <CurrentPasswordField />}</form.AppField>
      <form.AppField name="password">
        {() => <NewPasswordField label={t('account.new-password')} />}
      </form.AppField>
      <form.AppField name="passwordConfirmation">{() => <RepeatPasswordField />}</form.AppField>
    </SiteForm>
  )
}
