import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface TextAreaProps {
  label: string
  hint?: ReactNode
  rows?: number
  optional?: boolean
}

/** Several lines of text. */
export function TextArea({ label, hint, rows = 6, optional }: TextAreaProps) {
  const field = useField<string>(label)
  const area = useTyped<HTMLTextAreaElement>(({ value }) => value !== field.value && field.change(value))
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <textarea
        ref={area}
        className="control"
        id={field.id}
        name={field.name}
        rows={rows}
        value={field.value}
        required={!optional}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy(Boolean(hint))}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  )
}
