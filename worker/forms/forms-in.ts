import type { FormBlock } from '../../client/content/block.ts'
import { isPlacedForm } from '../../client/forms/placed-forms.ts'

/**
 * A page's props with each form once, and none that this build doesn't have: two of the same would share the ids of their fields, and an answer belongs to one of them.
 * A form that the loader itself shows counts before those in bodies, and there the first counts.
 * All of the props are searched except promises, so no loader can forget to name a form.
 * @returns The props, and the names of the forms in them.
 */
export function withEachFormOnce<Props>(props: Props): { props: Props; placedForms: string[] } {
  const forms = found(props)
  const names = [...new Set(forms.map(({ form }) => form))]
  if (names.length === forms.length && names.every(isPlacedForm)) return { props, placedForms: names }
  const own = new Set(forms.filter(({ isInList }) => !isInList).map(({ form }) => form))
  const placedForms = names.filter((form) => own.has(form) || isPlacedForm(form))
  // Only lists become shorter.
  return { props: pruned(props, own) as Props, placedForms }
}

interface FoundForm {
  form: string
  /** Whether it stands in a list, as it does in a body. */
  isInList: boolean
}

function found(value: unknown, isInList = false): FoundForm[] {
  if (!isSearched(value)) return []
  if (isFormBlock(value)) return [{ form: value.form, isInList }]
  return Object.values(value).flatMap((one) => found(one, Array.isArray(value)))
}

/** @param shown Names of the forms before it; those within it are added. */
function pruned(value: unknown, shown: Set<string>): unknown {
  if (!isSearched(value) || isFormBlock(value)) return value
  if (Array.isArray(value))
    return value.filter((one) => !isLeftOut(one, shown)).map((one) => pruned(one, shown))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pruned(one, shown)]))
}

function isLeftOut(value: unknown, shown: Set<string>): boolean {
  if (!isSearched(value) || !isFormBlock(value)) return false
  const isLeftOut = shown.has(value.form) || !isPlacedForm(value.form)
  shown.add(value.form)
  return isLeftOut
}

function isSearched(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Promise)
}

function isFormBlock(value: object): value is FormBlock {
  return 'kind' in value && value.kind === 'form' && 'form' in value
}
