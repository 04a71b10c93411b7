import { deleteByProviderForm, deleteForm } from '../../account/forms/delete.ts'
import { CheckboxField } from '../../forms/fields/CheckboxField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

/** Whether the account has a password here. */
export interface DeleteFormProps {
  hasPassword: boolean
}

/** The form itself: with a password, or with a typed word for accounts without one. */
export function DeleteFields({ hasPassword }: DeleteFormProps) {
  return hasPassword ? <ByPassword /> : <ByWord />
}

/** The confirmation checkbox. Its field is named `sure`. */
function SureField() {
  const { t } = useSite()
  return (
    <CheckboxField label={t('my-account.delete.confirm')} required>
      {t('my-account.delete.sure')}
    </CheckboxField>
  )
}

function ByPassword() {
  const { t } = useSite()
  const leave = useSiteForm(deleteForm)
  const { form } = leave
  return (
    <SiteForm of={leave} submit={t('my-account.delete.submit')}>
      <form.AppField name="currentPassword">{() => <CurrentPasswordField />}</form.AppField>
      <form.AppField name="sure">{() => <SureField />}</form.AppField>
    </SiteForm>
  )
}

function ByWord() {
  const { t } = useSite()
  const leave = useSiteForm(deleteByProviderForm)
  const { form } = leave
  return (
    <SiteForm of={leave} submit={t('my-account.delete.submit')}>
      <form.AppField name="sure">{() => <SureField />}</form.AppField>
    </SiteForm>
  )
}
