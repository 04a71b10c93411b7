import type { Locale } from '../../content/locale.ts'
import { useSite } from '../../site-context.tsx'
import type { OwnFieldSpec } from '../define-placed-form.ts'
import { CheckboxField } from './CheckboxField.tsx'

/**
 * A box that may be ticked to agree to something, for schemas with the rule `ticked`.
 * @param spec.consent What is agreed to: recorded to the letter, so no text of the dictionary, which editors may reword.
 */
export function consentField({
  consent,
  ...spec
}: Pick<OwnFieldSpec, 'label'> & { consent: Readonly<Record<Locale, string>> }): OwnFieldSpec {
  return {
    ...spec,
    as: 'own',
    isOptional: true,
    empty: false,
    show: ({ label }) => <ConsentBox label={label} consent={consent} />,
  }
}

function ConsentBox({ label, consent }: { label: string; consent: Readonly<Record<Locale, string>> }) {
  const { locale } = useSite()
  return <CheckboxField label={label}>{consent[locale]}</CheckboxField>
}
