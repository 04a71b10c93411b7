import { PasswordField } from '../../forms/fields/PasswordField.tsx'
import { useSite } from '../../site-context.tsx'

/** The new password, repeated. Its field is named `passwordConfirmation`. */
export function RepeatPasswordField() {
  const { t } = useSite()
  return <PasswordField label={t('account.repeat-password')} autoComplete="new-password" />
}
