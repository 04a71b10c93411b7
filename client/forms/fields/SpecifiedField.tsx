import { useSite } from '../../site-context.tsx'
import type { FieldSpec } from '../define-placed-form.ts'
import { CheckboxField } from './CheckboxField.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import type { Choice } from './ChoiceGroup.tsx'
import { DateField } from './DateField.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField } from './NumberField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

interface SpecifiedFieldProps {
  as: FieldSpec
  /** What a choice of the page is between. */
  choices?: readonly Choice[]
}

/** A field as the definition of its form specifies it. */
export function SpecifiedField({ as: spec, choices }: SpecifiedFieldProps) {
  const { t } = useSite()
  const label = t(spec.label)
  const common = {
    label,
    hint: 'hint' in spec && spec.hint ? t(spec.hint) : undefined,
    optional: 'isOptional' in spec && spec.isOptional === true,
  }
  const options =
    'options' in spec && spec.options !== 'of the page'
      ? spec.options.map(({ value, label }) => ({ value, label: t(label) }))
      : (choices ?? [])
  switch (spec.as) {
    case 'own':
      return spec.show(common)
    case 'area':
      return <TextArea {...common} rows={spec.rows} />
    case 'number':
      return <NumberField {...common} unit={spec.unit && t(spec.unit)} />
    case 'money':
      return <MoneyField {...common} />
    case 'date':
      return <DateField {...common} min={spec.min} max={spec.max} />
    case 'select':
      return <SelectField {...common} options={options} />
    case 'checkbox':
      return (
        <CheckboxField label={label} required={spec.isRequired}>
          {spec.sentence && t(spec.sentence)}
        </CheckboxField>
      )
    case 'radios':
      return <RadioGroup legend={label} options={options} />
    case 'checkboxes':
      return <CheckboxGroup legend={label} options={options} />
    default:
      return <TextField {...common} type={spec.as} autoComplete={spec.autoComplete} />
  }
}
