import type { ReactNode } from 'react'
import { TextField } from './TextField.tsx'

/** Milliseconds for which the rule waits for more characters before it speaks. */
const ibanDebounceMs = 20

/** An account number, for schemas with the rule `iban`. */
export function IbanField({ label, hint }: { label: string; hint?: ReactNode }) {
  return <TextField label={label} hint={hint} debounceMs={ibanDebounceMs} />
}
