import { NumberField } from './NumberField.tsx'
import type { ControlProps } from './use-control.ts'

/** An amount in euros, for schemas with the rule `money`, which gives whole cents. */
export function MoneyField(props: ControlProps) {
  return <NumberField {...props} sign="€" />
}
