import { Field } from '@strapi/design-system'

interface AmountFieldProps {
  /** As typed. */
  value: string
  isRight: boolean
  hint?: string
  onChange: (value: string) => void
}

/** An amount in euros, as people write it; see `centsIn`. */
export function AmountField({ value, isRight, hint, onChange }: AmountFieldProps) {
  return (
    <Field.Root
      name="amount"
      required
      error={isRight ? undefined : 'Vul een bedrag in, zoals 961,95.'}
      hint={hint}
    >
      <Field.Label>Bedrag in euro</Field.Label>
      <Field.Input value={value} onChange={({ target }) => onChange(target.value)} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
