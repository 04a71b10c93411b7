import type * as v from 'valibot'
import type { FieldMessage, FormKey } from './field-message.ts'

/**
 * The message of a rule: a key of the dictionary, with what its text names beside the field's label.
 * @param values Days as ISO 8601, so that each language writes them its own way.
 */
export function says(key: FormKey, values?: Record<string, string | number>): string {
  if (!values) return key
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return `${key}?${query}`
}

/** The message of a rule; for one without a message of its own, that the field is invalid. */
export function messageOf({ message, requirement }: v.BaseIssue<unknown>): FieldMessage {
  const [key = '', query] = message.split('?', 2)
  // Valibot's own messages are English sentences.
  if (!isFormKey(key)) return { key: 'form.invalid' }
  if (query) return { key, values: Object.fromEntries(new URLSearchParams(query)) }
  return typeof requirement === 'number' ? { key, values: { n: requirement } } : { key }
}

function isFormKey(message: string): message is FormKey {
  return /^form\.[a-z-]+$/.test(message)
}
