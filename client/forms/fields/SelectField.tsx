import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'
import type { Choice } from './ChoiceGroup.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface SelectFieldProps {
  label: string
  hint?: ReactNode
  options: readonly Choice[]
  optional?: boolean
  /** Words for the empty value, where that is a choice like any other. */
  emptyLabel?: string
}

/** One value of a list that is too long to show at once. */
export function SelectField({ label, hint, options, optional, emptyLabel }: SelectFieldProps) {
  const { t } = useSite()
  const field = useField<string>(label, { speaksOnChange: true })
  const select = useTyped<HTMLSelectElement>(({ value }) => value !== field.value && field.change(value))
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <select
        ref={select}
        className="control"
        id={field.id}
        name={field.name}
        value={field.value}
        required={!optional && !emptyLabel}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy(Boolean(hint))}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      >
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
