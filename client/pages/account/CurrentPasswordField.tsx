import { PasswordField } from '../../forms/fields/PasswordField.tsx'
import { useSite } from '../../site-context.tsx'

/** The current password, required for sensitive changes. Its field is named `currentPassword`. */
export function CurrentPasswordField() {
  const { t } = useSite()
  return <PasswordField label={t('my-account.current-password')} autoComplete="current-password" />
}
