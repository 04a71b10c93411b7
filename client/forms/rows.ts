import type { FormRow, FormValues } from './answer.ts'

type Flat = Readonly<Record<string, string | string[]>>

const rowField = /^([A-Za-z]\w*)\[(\d{1,2})\]\.([A-Za-z]\w*)$/

/** The name of a field in a row of a group, such as `people[0].name`. */
export function rowFieldName(group: string, index: number, field: string): string {
  return `${group}[${index}].${field}`
}

/** Values as a form sends them, with rows where fields are named so. Rows close up: what was left out leaves no gap. */
export function withRows(flat: Flat): Record<string, string | string[] | FormRow[]> {
  const values: Record<string, string | string[] | FormRow[]> = Object.create(null)
  const groups = new Map<string, Map<number, FormRow>>()
  for (const [name, value] of Object.entries(flat)) {
    const [, group, index, field] = rowField.exec(name) ?? []
    if (!group || !index || !field) values[name] = value
    else {
      const rows = groups.get(group) ?? new Map<number, FormRow>()
      groups.set(group, rows.set(Number(index), { ...rows.get(Number(index)), [field]: value }))
    }
  }
  for (const [group, rows] of groups)
    values[group] = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row)
  return values
}

/** The same values by the names that a form sends them under. */
export function withoutRows(values: FormValues): [string, string | boolean | string[]][] {
  return Object.entries(values).flatMap(([name, value]): [string, string | boolean | string[]][] =>
    isRows(value)
      ? value.flatMap((row, index) =>
          Object.entries(row).map(([field, one]): [string, string | boolean | string[]] => [
            rowFieldName(name, index, field),
            one,
          ]),
        )
      : [[name, value]],
  )
}

function isRows(value: FormValues[string]): value is FormRow[] {
  return Array.isArray(value) && typeof value[0] === 'object'
}
