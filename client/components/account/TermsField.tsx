import { CheckboxField } from '../../forms/fields/CheckboxField.tsx'
import { useSite } from '../../site-context.tsx'
import { TermsText } from './TermsText.tsx'

/** The terms checkbox for creating an account. */
export function TermsField() {
  const { t } = useSite()
  return (
    <CheckboxField label={t('account.terms')} required>
      <TermsText />
    </CheckboxField>
  )
}
