import { PasswordField } from '../../forms/fields/PasswordField.tsx'
import { PasswordHint } from './PasswordHint.tsx'

/** A new password, with a strength hint. Its field is named `password`. */
export function NewPasswordField({ label }: { label: string }) {
  return <PasswordField label={label} hint={<PasswordHint />} autoComplete="new-password" />
}
