import { createContext, useContext } from 'react'
import type { FieldErrors, FieldMessage } from './field-message.ts'

/** What the fields of a form know about their values. */
export interface FormFindings {
  /** Name of the form. */
  form: string
  /** Whether it was emptied because it was done: a field that nobody touched since then isn't missing anything. */
  isCleared: boolean
  /** Errors of the rules. */
  check: (values: object) => FieldErrors
  /** The worker's errors for the submitted form; each holds until its value changes. */
  returned: (field: string) => FieldMessage | undefined
  forget: (field: string) => void
}

export const FormFindingsContext = createContext<FormFindings | null>(null)

/** @throws Error outside a `SiteForm`. */
export function useFormFindings(): FormFindings {
  const findings = useContext(FormFindingsContext)
  if (!findings) throw new Error('A field needs a SiteForm around it')
  return findings
}

/** Id of a field's control, or of the fieldset of its boxes. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field.replace(/\W+/g, '-')}`
}
