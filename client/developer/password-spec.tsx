import type { OwnFieldSpec } from '../forms/define-placed-form.ts'
import { PasswordField } from '../forms/fields/PasswordField.tsx'

/** A password, which no placed form asks for. */
export const passwordSpec: OwnFieldSpec = {
  as: 'own',
  label: 'whitepaper-form.email',
  empty: '',
  show: ({ label }) => <PasswordField label={label} autoComplete="current-password" />,
}
