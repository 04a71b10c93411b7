import { useStore } from '@tanstack/react-form'
import { useSite } from '../../site-context.tsx'
import type { FormValue } from '../answer.ts'
import { isSameMessage, messageText } from '../field-message.ts'
import { useFieldContext, useFormContext } from '../form-context.ts'
import { useFormFindings } from '../form-findings.ts'
import { useSettled } from './use-settled.ts'

/** What a control of a form needs. */
export interface FieldState<Value extends FormValue> {
  id: string
  name: string
  value: Value
  change: (value: Value) => void
  blur: () => void
  /** What is wrong, in the reader's language; null until it may be said. */
  error: string | null
  /** Whether a rule still waits for more characters. */
  isValidating: boolean
  /** Ids of the texts that describe the control. */
  describedBy: (hint: boolean) => string | undefined
}

interface FieldOptions {
  /** For boxes, which one does not leave. */
  speaksOnChange?: boolean
  /** Milliseconds for which a value must stand before anything is said of it. */
  debounceMs?: number
}

/**
 * The state of a field. What is wrong is said once the field was left (a box: once it was changed) or the form was sent,
 * and from then on with every change.
 */
export function useField<Value extends FormValue>(
  label: string,
  { speaksOnChange = false, debounceMs = 0 }: FieldOptions = {},
): FieldState<Value> {
  const site = useSite()
  const field = useFieldContext<Value>()
  const form = useFormContext()
  const findings = useFormFindings()
  const { meta, value } = useStore(field.store, (state) => state)
  const wasSent = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const maySpeak = wasSent || meta.isBlurred || (speaksOnChange && meta.isDirty)
  const found = useStore(
    form.store,
    ({ values }) => (maySpeak ? findings.check(values)[field.name] : undefined),
    isSameMessage,
  )
  const settled = useSettled(found, debounceMs)
  // What the worker said of a value holds until the value is another one.
  const message = settled ?? findings.returned(field.name)
  const id = `${findings.form}-${field.name}`
  return {
    id,
    name: field.name,
    value,
    change(next) {
      findings.forget(field.name)
      field.handleChange(next)
    },
    blur: field.handleBlur,
    error: message ? messageText(site, message, label) : null,
    isValidating: settled !== found,
    describedBy: (hint) =>
      [hint ? `${id}-hint` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
  }
}
