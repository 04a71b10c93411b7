import { CheckboxField } from '../../forms/fields/CheckboxField.tsx'
import { useSite } from '../../site-context.tsx'
import { TermsText } from './TermsText.tsx'

/** The box that everybody who makes an account ticks. */
export function TermsField() {
  const { t } = useSite()
  return (
    <CheckboxField label={t('account.terms')} required>
      <TermsText />
    </CheckboxField>
  )
}
