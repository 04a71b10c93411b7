import { useStore } from '@tanstack/react-form'
import { useSite } from '../../site-context.tsx'
import type { FormValue } from '../answer.ts'
import { isSameMessage, messageText } from '../field-message.ts'
import { useFieldContext, useFormContext } from '../form-context.ts'
import { fieldId, useFormFindings } from '../form-findings.ts'
import { useSettled } from './use-settled.ts'

/** What a control of a form needs. */
export interface FieldState<Value extends FormValue> {
  id: string
  name: string
  value: Value
  change: (value: Value) => void
  blur: () => void
  /** The error, in the reader's language; null until it may be shown. */
  error: string | null
  /** Whether a rule still waits for more characters. */
  isValidating: boolean
  /** Ids of the texts that describe the control. */
  describedBy: (hint: boolean) => string | undefined
}

export interface FieldOptions {
  /** For boxes, which aren't blurred. */
  speaksOnChange?: boolean
  /** Milliseconds for which a value must stay unchanged before its error is shown. */
  debounceMs?: number
}

/**
 * The state of a field. Its error is shown once the field was blurred (a box: changed) or the form was submitted, and from
 * then on updated with every change.
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
  const wasLeft = meta.isBlurred && (meta.isDirty || !findings.isCleared)
  const maySpeak = wasSent || wasLeft || (speaksOnChange && meta.isDirty)
  const found = useStore(
    form.store,
    ({ values }) => (maySpeak ? findings.check(values)[field.name] : undefined),
    isSameMessage,
  )
  const settled = useSettled(found, debounceMs)
  // The worker's error holds until the value changes.
  const message = settled ?? findings.returned(field.name)
  const id = fieldId(findings.form, field.name)
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
