import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Locale } from '../content/locale.ts'
import type { FilePurpose } from '../files/file-limits.ts'
import type { MessageKey, TextNamespace } from '../i18n/dictionary.ts'
import type { FormRow, FormValue, FormValues } from './answer.ts'
import { defineForm, type FormDefinition } from './define-form.ts'
import type { FormSchema } from './validate.ts'

interface Labelled {
  label: MessageKey
  hint?: MessageKey
}

interface Choosing {
  options: readonly { value: string; label: MessageKey }[]
}

/** What every field of a form is shown with. */
export interface FieldProps {
  label: string
  hint?: string | undefined
  optional: boolean
}

/** A field that brings its own code: only the pages whose forms have one load it. Functions such as `fileField` make them. */
export interface OwnFieldSpec extends Labelled {
  as: 'own'
  isOptional?: true
  show: (props: FieldProps) => ReactNode
  /** What it holds at first. */
  empty: FormValue
  /** An empty row, if it is a group. */
  emptyRow?: FormRow
  /** What its file is for, if it takes one. */
  file?: FilePurpose
}

/** How a field is shown. */
export type FieldSpec =
  | (Labelled & {
      as: 'text' | 'email' | 'tel' | 'url'
      /** What browsers fill in by themselves; default: nothing. */
      autoComplete?: string
      isOptional?: true
    })
  | (Labelled & { as: 'area'; rows?: number; isOptional?: true })
  | (Labelled & { as: 'number'; unit?: MessageKey; isOptional?: true })
  | (Labelled & { as: 'money'; isOptional?: true })
  | (Labelled & { as: 'date'; min?: string; max?: string; isOptional?: true })
  /** A choice `of the page` is left out where the page has none to offer. */
  | (Labelled & { as: 'select'; options: Choosing['options'] | 'of the page'; isOptional?: true })
  | { as: 'checkbox'; label: MessageKey; sentence?: MessageKey; isRequired?: true }
  | (Choosing & { as: 'radios' | 'checkboxes'; label: MessageKey })
  | OwnFieldSpec

/** Each field of a schema, as it is shown. */
export type Fields<Schema extends FormSchema> = {
  readonly [Field in keyof v.InferInput<Schema> & string]: FieldSpec
}

/** A form that is shown from its definition alone, so that it can stand on any page. */
export interface PlacedForm<Name extends string = string, Schema extends FormSchema = FormSchema>
  extends FormDefinition<Name, Schema> {
  /** Parts of the dictionary that it needs beside those of all forms, if it stands in bodies; other pages name theirs in their settings. */
  texts?: readonly TextNamespace[]
  /** Heading above the form, and words on its button. */
  title: MessageKey
  intro?: MessageKey
  submit: MessageKey
  /** What pressing the button agrees to: recorded to the letter, so no text of the dictionary, which editors may reword. */
  consent?: Readonly<Record<Locale, string>>
  /** In the order in which they stand below each other. */
  fields: Readonly<Record<string, FieldSpec>>
}

interface PlacedFormDraft<Name extends string, Schema extends FormSchema>
  extends Omit<PlacedForm<Name, Schema>, 'initial'> {
  fields: Fields<Schema>
}

/** Defines a form that needs no markup of its own; each field of its schema has a place in `fields`. */
export function definePlacedForm<const Name extends string, Schema extends FormSchema>(
  form: PlacedFormDraft<Name, Schema>,
): PlacedForm<Name, Schema> {
  const initial = emptyValues(form.fields)
  return {
    ...form,
    ...defineForm({ name: form.name, schema: form.schema, initial }),
    ...fileOf(form.fields),
    ...rowsOf(form.fields),
  }
}

/** What the fields of an empty form hold. */
export function emptyValues(fields: Readonly<Record<string, FieldSpec>>): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))
}

function emptyValue(field: FieldSpec): FormValue {
  if (field.as === 'own') return field.empty
  if (field.as === 'checkbox') return false
  return field.as === 'checkboxes' ? [] : ''
}

function fileOf(fields: Readonly<Record<string, FieldSpec>>): Pick<PlacedForm, 'file'> {
  for (const [field, spec] of Object.entries(fields))
    if (spec.as === 'own' && spec.file) return { file: { field, purpose: spec.file } }
  return {}
}

function rowsOf(fields: Readonly<Record<string, FieldSpec>>): Pick<PlacedForm, 'rows'> {
  const rows = Object.entries(fields).flatMap(([name, spec]) =>
    spec.as === 'own' && spec.emptyRow ? [[name, spec.emptyRow] as const] : [],
  )
  return rows.length > 0 ? { rows: Object.fromEntries(rows) } : {}
}
