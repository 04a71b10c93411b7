import { registerInvitedForm } from '../../account/forms/register.ts'
import { FirstNameField, LastNameField } from '../../components/account/NameFields.tsx'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { TermsField } from '../../components/account/TermsField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Creates the account and accepts in one step; the mail has proven the address. */
export function InvitedForm({ email }: { email: string }) {
  const { t } = useSite()
  const invited = useSiteForm(registerInvitedForm)
  const { form } = invited
  return (
    <section className="account-part">
      <h2>{t('account.invitation.register-title')}</h2>
      <p>{t('account.invitation.register-text', { email })}</p>
      <SiteForm of={invited} submit={t('account.invitation.register-submit')}>
        <form.AppField name="firstName">{() => <FirstNameField />}</form.AppField>
        <form.AppField name="lastName">{() => <LastNameField />}</form.AppField>
        <form.AppField name="password">
          {() => <NewPasswordField label={t('account.password')} />}
        </form.AppField>
        <form.AppField name="terms">{() => <TermsField />}</form.AppField>
      </SiteForm>
    </section>
  )
}
