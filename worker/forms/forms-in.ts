import type { FormBlock } from '../../client/content/block.ts'
import type { PlacedFormName } from '../../client/content/placed-form.ts'

/**
 * Names of the forms placed in a page's props, each once. It searches all of them except promises, so no loader can forget to
 * name one.
 */
export function formsIn(props: unknown): PlacedFormName[] {
  return [...new Set(found(props))]
}

function found(value: unknown): PlacedFormName[] {
  if (typeof value !== 'object' || value === null || value instanceof Promise) return []
  if (isFormBlock(value)) return [value.form]
  return Object.values(value).flatMap(found)
}

function isFormBlock(value: object): value is FormBlock {
  return 'kind' in value && value.kind === 'form' && 'form' in value
}
