import { Field } from '@strapi/design-system'

interface NoteFieldProps {
  /** Of the field in its form. */
  name: string
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
}

/** One line that has to be filled in, and is kept with what is booked. */
export function NoteField({ name, label, hint, value, onChange }: NoteFieldProps) {
  return (
    <Field.Root name={name} required hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Field.Input value={value} maxLength={200} onChange={({ target }) => onChange(target.value)} />
      <Field.Hint />
    </Field.Root>
  )
}
