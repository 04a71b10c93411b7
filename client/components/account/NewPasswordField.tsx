import { PasswordField } from '../../forms/fields/PasswordField.tsx'
import { PasswordHint } from './PasswordHint.tsx'

/** A password that is being chosen, with how far it has come. Its field is named `password`. */
export function NewPasswordField({ label }: { label: string }) {
  return <PasswordField label={label} hint={<PasswordHint />} autoComplete="new-password" />
}
