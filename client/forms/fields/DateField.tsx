import type { ReactNode } from 'react'
import { isoDay } from '../iso-day.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface DateFieldProps {
  label: string
  hint?: ReactNode
  /** First and last day that can be picked, as ISO 8601; the rules of the form say so too. */
  min?: string
  max?: string
  optional?: boolean
}

/** A day, picked or typed in the order of the reader's browser. One without date fields takes `31-12-2026` as well. */
export function DateField({ label, hint, min, max, optional }: DateFieldProps) {
  const field = useField<string>(label)
  const input = useTyped<HTMLInputElement>(({ value }) => value !== field.value && field.change(value))
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <input
        ref={input}
        className="control control-date"
        id={field.id}
        name={field.name}
        type="date"
        value={isoDay(field.value) ?? field.value}
        min={min}
        max={max}
        required={!optional}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy(Boolean(hint))}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  )
}
