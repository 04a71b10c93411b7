import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface NumberFieldProps {
  label: string
  hint?: ReactNode
  /** What is counted, such as `uur`; shown after the number. */
  unit?: string
  /** Shown before it, such as `€`. */
  sign?: string
  optional?: boolean
}

/**
 * A number, typed with a comma or a point. No `type="number"`: browsers change such a value by scrolling, and don't report what
 * they can't parse.
 */
export function NumberField({ label, hint, unit, sign, optional }: NumberFieldProps) {
  const field = useField<string>(label)
  const input = useTyped<HTMLInputElement>(({ value }) => value !== field.value && field.change(value))
  const unitId = `${field.id}-unit`
  const describedBy = [unit && unitId, field.describedBy(Boolean(hint))].filter(Boolean).join(' ')
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <div className="control-number">
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          ref={input}
          className="control"
          id={field.id}
          name={field.name}
          inputMode="decimal"
          autoComplete="off"
          value={field.value}
          required={!optional}
          aria-invalid={field.error !== null}
          aria-describedby={describedBy || undefined}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </div>
    </FieldFrame>
  )
}
