import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import * as v from 'valibot'
import { correctStructures, isOfEea, normaliseIban } from '../../cms/src/mandates/iban-rules.ts'
import { says } from './rule-message.ts'

correctStructures(countrySpecs)

/**
 * Whether a text is an IBAN of a country of the registry: country code, exact length, structure, the checksum of
 * ISO 7064 (modulo 97 is 1), and the country's own check digits where it has them. An empty text isn't one.
 */
export function isIban(text: string): boolean {
  return validateIBAN(normaliseIban(text)).valid
}

/**
 * The rule `iban`: also refuses an empty value, and returns the number without spaces.
 * Fields wait for a moment before they show the error (`ibanField`).
 */
export const iban = v.pipe(
  v.string('form.iban'),
  v.check(isIban, ({ input }) => whyNot(normaliseIban(input))),
  v.transform(normaliseIban),
)

/** The same, for accounts from which can be collected. */
export const collectableIban = v.pipe(iban, v.check(isOfEea, 'form.iban-area'))

/** The most helpful message: about the country first, then the length, then digits. */
function whyNot(text: string): string {
  const { errorCodes } = validateIBAN(text)
  const { NoIBANProvided, NoIBANCountry, WrongBBANLength, WrongIBANChecksum } = ValidationErrorsIBAN
  if (errorCodes.includes(NoIBANProvided)) return 'form.iban'
  if (errorCodes.includes(NoIBANCountry)) return 'form.iban-country'
  const length = countrySpecs[text.slice(0, 2)]?.chars
  if (errorCodes.includes(WrongBBANLength) && length)
    return says('form.iban-length', { n: length, typed: text.length })
  return errorCodes.includes(WrongIBANChecksum) ? 'form.iban-digits' : 'form.iban'
}
