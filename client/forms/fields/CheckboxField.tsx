import type { ReactNode } from 'react'
import { FieldError } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface CheckboxFieldProps {
  /** Names the field in its messages. */
  label: string
  /** Shown beside the box, if that is more than the label. */
  children?: ReactNode
  required?: boolean
}

/** A checkbox. Its error is shown once it was changed. */
export function CheckboxField({ label, children, required = false }: CheckboxFieldProps) {
  const field = useField<boolean>(label, { speaksOnChange: true })
  const box = useTyped<HTMLInputElement>(({ checked }) => checked !== field.value && field.change(checked))
  return (
    <div className={field.error ? 'field field-wrong' : 'field'}>
      <label className="field-box">
        <input
          ref={box}
          id={field.id}
          name={field.name}
          type="checkbox"
          checked={field.value}
          required={required}
          aria-invalid={field.error !== null}
          aria-describedby={field.describedBy(false)}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={field.blur}
        />
        <span>{children ?? label}</span>
      </label>
      <FieldError id={field.id} error={field.error} />
    </div>
  )
}
