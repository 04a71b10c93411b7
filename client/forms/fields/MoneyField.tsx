import type { ReactNode } from 'react'
import { NumberField } from './NumberField.tsx'

interface MoneyFieldProps {
  label: string
  hint?: ReactNode
  optional?: boolean
}

/** An amount in euros, for schemas with the rule `money`, which gives whole cents. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} sign="€" />
}
