import type { FieldProps, OwnFieldSpec } from '../define-placed-form.ts'
import { TextField } from './TextField.tsx'

/** Milliseconds for which the rule waits for more characters before it speaks. */
const ibanDebounceMs = 20

/** An account number, for the rules `iban` and `collectableIban`. */
export function ibanField(spec: Pick<OwnFieldSpec, 'label' | 'hint' | 'isOptional'>): OwnFieldSpec {
  return { ...spec, as: 'own', empty: '', show: (props) => <IbanField {...props} /> }
}

/** Browsers keep no account numbers: `TextField` offers none to complete. */
export function IbanField(props: FieldProps) {
  return <TextField {...props} debounceMs={ibanDebounceMs} />
}
