import type { FormRow, FormValues } from './answer.ts'
import type { FormDefinition } from './define-form.ts'

/** Rows of a group at most, whatever its rules say: a form comes back with all of them. */
const maxRows = 50

/** What a button of a form without script does to a group. */
interface RowEdit {
  group: string
  /** The row that is taken out; null where an empty one is added. */
  removed: number | null
}

/** The value of such a button. */
export function rowEditText({ group, removed }: RowEdit): string {
  return removed === null ? `add ${group}` : `remove ${group} ${removed}`
}

/** What the value of such a button says; null for anything else. */
function rowEditIn(text: string): RowEdit | null {
  const [, verb, group, index] = /^(add|remove) ([A-Za-z]\w*)(?: (\d{1,2}))?$/.exec(text) ?? []
  if (!group || (verb === 'remove') !== (index !== undefined)) return null
  return { group, removed: index === undefined ? null : Number(index) }
}

/**
 * The values of a form in which a button without script adds a row or takes one out.
 * @param text The value of the button.
 * @returns Null for what is no such button of this form.
 */
export function withRowEdit(
  { rows: empty = {} }: FormDefinition,
  values: FormValues,
  text: string,
): FormValues | null {
  const edit = rowEditIn(text)
  const emptyRow = edit && Object.hasOwn(empty, edit.group) ? empty[edit.group] : undefined
  if (!edit || !emptyRow) return null
  const rows = rowsOf(values[edit.group])
  const changed =
    edit.removed === null
      ? [...rows, emptyRow].slice(0, maxRows)
      : rows.filter((_, index) => index !== edit.removed)
  return { ...values, [edit.group]: changed }
}

function rowsOf(value: FormValues[string] | undefined): FormRow[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object') : []
}
