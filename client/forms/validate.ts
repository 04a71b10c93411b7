import * as v from 'valibot'
import type { FieldErrors } from './field-message.ts'
import { rowFieldName } from './rows.ts'
import { messageOf } from './rule-message.ts'

/** The rules of a form: one schema for browser and worker, whose messages are keys of the dictionary. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, unknown>

/**
 * The errors of a form's values: for each field the first rule that fails. A rule without a field has the empty name, so
 * that it refuses the form as well.
 * @returns An empty object if there are none.
 */
export function fieldErrors(schema: FormSchema, values: unknown): FieldErrors {
  const result = v.safeParse(schema, values)
  const errors: FieldErrors = {}
  for (const issue of result.issues ?? []) {
    const field = fieldOf(issue)
    // `hasOwn`: a submitted field may have the name of a property that every object has.
    if (!Object.hasOwn(errors, field)) errors[field] = messageOf(issue)
  }
  return errors
}

/** The same for fields that a page can't do without, though the rules of its form can. */
export function missingErrors(required: readonly string[], values: object): FieldErrors {
  const typed = new Map(Object.entries(values))
  const missing = required.filter((field) => String(typed.get(field) ?? '').trim() === '')
  return Object.fromEntries(missing.map((field) => [field, { key: 'form.required' as const }]))
}

/** Of a list, the field is the list, whichever item is wrong; of a group it is the field of the row. */
function fieldOf({ path }: v.BaseIssue<unknown>): string {
  const [field, row, inner] = path?.map(({ key }) => key) ?? []
  return typeof inner === 'string' ? rowFieldName(String(field), Number(row), inner) : String(field ?? '')
}
