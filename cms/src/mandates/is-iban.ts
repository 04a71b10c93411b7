import { countrySpecs, isValidIBAN } from 'ibantools'
import { correctStructures } from './iban-rules.ts'

correctStructures(countrySpecs)

/** Whether this is an account number of the registry, in upper case and without spaces. */
export function isIban(text: string): boolean {
  return isValidIBAN(text)
}
