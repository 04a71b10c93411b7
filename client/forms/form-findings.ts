import { createContext, useContext } from 'react'
import type { FieldErrors, FieldMessage } from './field-message.ts'

/** What the fields of a form may be told about their values. */
export interface FormFindings {
  /** Name of the form. */
  form: string
  /** What the rules find in these values. */
  check: (values: object) => FieldErrors
  /** What the worker said of a field when the form was sent, until its value is another one. */
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
