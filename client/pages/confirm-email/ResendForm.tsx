import { resendForm } from '../../account/forms/mail-link.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Requests the link again. The answer never reveals who has an account. */
export function ResendForm() {
  const { t } = useSite()
  const resend = useSiteForm(resendForm, { clearsWhenDone: true })
  const { form } = resend
  return (
    <SiteForm of={resend} submit={t('account.resend.submit')}>
      <form.AppField name="email">
        {(field) => <field.TextField label={t('account.email')} type="email" autoComplete="username" />}
      </form.AppField>
    </SiteForm>
  )
}
