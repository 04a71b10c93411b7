import './group-field.css'
import { type AnyFormApi, useField as useFormField } from '@tanstack/react-form'
import { useEffect, useRef } from 'react'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import type { FormRow } from '../answer.ts'
import {
  emptyValues,
  type FieldProps,
  type FieldSpec,
  type Fields,
  type OwnFieldSpec,
} from '../define-placed-form.ts'
import { rowsField } from '../engine-fields.ts'
import { fieldContext, useFormContext } from '../form-context.ts'
import { useFormFindings } from '../form-findings.ts'
import { rowEditText } from '../row-edit.ts'
import { rowFieldName } from '../rows.ts'
import type { FormSchema } from '../validate.ts'
import { FieldError } from './FieldFrame.tsx'
import { SpecifiedField } from './SpecifiedField.tsx'
import { useField } from './use-field.ts'

interface Group<Schema extends FormSchema> {
  /** The rules of one row, as `rowsOf` has them. */
  row: Schema
  fields: Fields<Schema>
  /** Above each row; `{{n}}` is its number. */
  rowLabel?: MessageKey
  /** On the button that adds one. */
  add?: MessageKey
  /** Rows at first, and at least. Default: none. */
  min?: number
  max: number
}

/**
 * The same fields several times, for schemas with the rule `rowsOf`. Its form needs the texts `form-fields`.
 * @param spec.fields The fields of a row; none of them may be a group or a file.
 */
export function groupField<Schema extends FormSchema>({
  label,
  hint,
  ...group
}: Pick<OwnFieldSpec, 'label' | 'hint'> & Group<Schema>): OwnFieldSpec {
  const emptyRow = emptyValues(group.fields) as FormRow
  return {
    as: 'own',
    label,
    ...(hint ? { hint } : {}),
    empty: Array.from({ length: group.min ?? 0 }, () => emptyRow),
    emptyRow,
    show: (props) => <GroupField {...props} {...group} emptyRow={emptyRow} />,
  }
}

/** Rows of fields, and buttons that add and take out. Without script these send the form, which comes back with a row more or less. */
function GroupField<Schema extends FormSchema>({
  label,
  hint,
  emptyRow,
  fields,
  rowLabel = 'form-field.group.row',
  add = 'form-field.group.add',
  min = 0,
  max,
}: FieldProps & Group<Schema> & { emptyRow: FormRow }) {
  const { t, path } = useSite()
  const field = useField<FormRow[]>(label, { speaksOnChange: true })
  const findings = useFormFindings()
  const isHydrated = useHydrated()
  const group = useRef<HTMLFieldSetElement>(null)
  const focus = useFocusLater(group)
  const rows = field.value
  const names = Object.keys(fields)

  function removeRow(index: number) {
    // What was said of a row would otherwise be said of the one that takes its place.
    for (const [at] of rows.entries())
      for (const name of names) findings.forget(rowFieldName(field.name, at, name))
    field.change(rows.filter((_, at) => at !== index))
    focus('.group-add')
  }

  function addRow() {
    field.change([...rows, emptyRow])
    focus('.group-row:last-of-type :is(input, select, textarea)')
  }

  const rowId = (index: number) => `${field.id}-${index}`

  /** Without script the form comes back, and the browser goes on at an element of it. */
  const sendingTo = (id: string) => ({
    type: isHydrated ? ('button' as const) : ('submit' as const),
    name: rowsField,
    formNoValidate: true,
    formAction: isHydrated ? undefined : `${path}#${id}`,
  })
  return (
    <fieldset ref={group} id={field.id} className="group" aria-describedby={field.describedBy(Boolean(hint))}>
      <legend className="group-legend">{label}</legend>
      {/* Enter presses the first button of a form, which must not be one that takes out a row. */}
      {!isHydrated && <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />}
      {hint && (
        <p className="field-hint" id={`${field.id}-hint`}>
          {hint}
        </p>
      )}
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place: its fields are named by it
        <fieldset key={index} id={rowId(index)} className="group-row">
          <legend className="group-row-legend">{t(rowLabel, { n: index + 1 })}</legend>
          {Object.entries<FieldSpec | undefined>(fields).map(([name, spec]) => (
            <RowField key={name} name={rowFieldName(field.name, index, name)} as={spec} />
          ))}
          {rows.length > min && (
            <button
              {...sendingTo(field.id)}
              className="control-button"
              value={rowEditText({ group: field.name, removed: index })}
              aria-label={t('form-field.group.remove', { row: t(rowLabel, { n: index + 1 }) })}
              onClick={isHydrated ? () => removeRow(index) : undefined}
            >
              {t('form-field.remove')}
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < max && (
        <button
          {...sendingTo(rowId(rows.length))}
          className="control-button group-add"
          value={rowEditText({ group: field.name, removed: null })}
          onClick={isHydrated ? addRow : undefined}
        >
          {t(add)}
        </button>
      )}
      <FieldError id={field.id} error={field.error} />
    </fieldset>
  )
}

/** One field of a row, in the context that every field of a form stands in. */
function RowField({ name, as }: { name: string; as: FieldSpec | undefined }) {
  const form: AnyFormApi = useFormContext()
  const field = useFormField({ form, name })
  return <fieldContext.Provider value={field}>{as && <SpecifiedField as={as} />}</fieldContext.Provider>
}

/** Moves the focus within a group once the rows are drawn: the button that was pressed may be gone by then. */
function useFocusLater(group: React.RefObject<HTMLFieldSetElement | null>): (selector: string) => void {
  const wanted = useRef('')
  useEffect(() => {
    if (wanted.current) group.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = ''
  })
  return (selector) => {
    wanted.current = selector
  }
}
