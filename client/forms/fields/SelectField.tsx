import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface SelectFieldProps {
  label: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
  optional?: boolean
}

/** One of a few values. */
export function SelectField({ label, hint, options, optional }: SelectFieldProps) {
  const field = useField<string>(label)
  const select = useTyped<HTMLSelectElement>(({ value }) => value !== field.value && field.change(value))
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <select
        ref={select}
        className="control"
        id={field.id}
        name={field.name}
        value={field.value}
        required={!optional}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy(Boolean(hint))}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
