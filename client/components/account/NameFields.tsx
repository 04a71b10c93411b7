import { TextField } from '../../forms/fields/TextField.tsx'
import { useSite } from '../../site-context.tsx'

/** A first name. Its field is named `firstName`. */
export function FirstNameField() {
  const { t } = useSite()
  return <TextField label={t('account.first-name')} autoComplete="given-name" />
}

/** A last name. Its field is named `lastName`. */
export function LastNameField() {
  const { t } = useSite()
  return <TextField label={t('account.last-name')} autoComplete="family-name" />
}
