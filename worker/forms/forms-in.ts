import type { FormBlock } from '../../client/content/block.ts'
import type { PlacedFormName } from '../../client/content/placed-form.ts'

/**
 * Names of the forms that are placed in what a page is given, each once. It looks everywhere but in what is still under way: no loader
 * can forget to name them.
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
