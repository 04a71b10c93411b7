import { useSite } from '../../site-context.tsx'
import type { Choice } from './ChoiceGroup.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { type ControlProps, useControl } from './use-control.ts'

interface SelectFieldProps extends ControlProps {
  options: readonly Choice[]
  /** Words for the empty value, where that is a choice like any other. */
  emptyLabel?: string
}

/** One value of a list that is too long to show at once. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { t } = useSite()
  const { frame, control } = useControl<HTMLSelectElement>(props, { speaksOnChange: true })
  return (
    <FieldFrame {...frame}>
      <select {...control} required={control.required && !emptyLabel}>
        <option value="">{emptyLabel ?? t('form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
