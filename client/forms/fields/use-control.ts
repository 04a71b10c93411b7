import type { ChangeEvent, ReactNode, RefObject } from 'react'
import { type FieldOptions, type FieldState, useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

/** What every field with one control can be given. */
export interface ControlProps {
  label: string
  hint?: ReactNode
  optional?: boolean
}

interface Control<Element extends TextControl> {
  field: FieldState<string>
  /** For the `FieldFrame` around the control. */
  frame: { id: string; label: string; hint: ReactNode; error: string | null; optional: boolean | undefined }
  /** For the control itself. */
  control: {
    ref: RefObject<Element | null>
    className: string
    id: string
    name: string
    value: string
    required: boolean
    'aria-invalid': boolean
    'aria-busy': true | undefined
    'aria-describedby': string | undefined
    onChange: (event: ChangeEvent<Element>) => void
    onBlur: () => void
  }
}

/** A control whose value is text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field with one control that holds text: its state, and the properties of its frame and its control. */
export function useControl<Element extends TextControl = HTMLInputElement>(
  { label, hint, optional }: ControlProps,
  options?: FieldOptions,
): Control<Element> {
  const field = useField<string>(label, options)
  const { id, name, value, error, change } = field
  const ref = useTyped<Element>((control) => control.value !== value && change(control.value))
  return {
    field,
    frame: { id, label, hint, error, optional },
    control: {
      ref,
      className: 'control',
      id,
      name,
      value,
      required: !optional,
      'aria-invalid': error !== null,
      'aria-busy': field.isValidating || undefined,
      'aria-describedby': field.describedBy(Boolean(hint)),
      onChange: (event) => change(event.target.value),
      onBlur: field.blur,
    },
  }
}
