import { emailForm } from '../../account/forms/email.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

/** Changing the e-mail address. */
export function EmailForm() {
  const { t } = useSite()
  const change = useSiteForm(emailForm, { clearsWhenDone: true })
  const { form } = change
  return (
    <SiteForm of={change} submit={t('my-account.email.submit')} anchor="email">
      <form.AppField name="email">
        {(field) => <field.TextField label={t('my-account.email.new')} type="email" autoComplete="email" />}
      </form.AppField>
      <form.AppField name="currentPassword">{() => <CurrentPasswordField />}</form.AppField>
    </SiteForm>
  )
}
