import { TextField } from './TextField.tsx'
import type { ControlProps } from './use-control.ts'

/** Milliseconds for which the rule waits for more characters before it speaks. */
const ibanDebounceMs = 20

/** An account number, for schemas with the rule `iban`. */
export function IbanField(props: ControlProps) {
  return <TextField {...props} debounceMs={ibanDebounceMs} />
}
