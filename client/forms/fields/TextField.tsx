import type { HTMLInputTypeAttribute } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { type ControlProps, useControl } from './use-control.ts'

interface TextFieldProps extends ControlProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'date'>
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** Milliseconds for which a value must stay unchanged before its error is shown. */
  debounceMs?: number
}

/** One line of text. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  inputMode,
  debounceMs,
  ...props
}: TextFieldProps) {
  const { frame, control } = useControl(props, { debounceMs })
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={type === 'text' ? undefined : false}
      />
    </FieldFrame>
  )
}
