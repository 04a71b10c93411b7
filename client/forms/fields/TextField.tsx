import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface TextFieldProps {
  label: string
  hint?: ReactNode
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'date'>
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  optional?: boolean
  /** Milliseconds for which a value must stay unchanged before its error is shown. */
  debounceMs?: number
}

/** One line of text. */
export function TextField({
  label,
  hint,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  optional,
  debounceMs,
}: TextFieldProps) {
  const field = useField<string>(label, { debounceMs })
  const input = useTyped<HTMLInputElement>(({ value }) => value !== field.value && field.change(value))
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <input
        ref={input}
        className="control"
        id={field.id}
        name={field.name}
        type={type}
        value={field.value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={type === 'text' ? undefined : false}
        required={!optional}
        aria-invalid={field.error !== null}
        aria-busy={field.isValidating || undefined}
        aria-describedby={field.describedBy(Boolean(hint))}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  )
}
