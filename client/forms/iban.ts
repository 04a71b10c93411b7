import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import * as v from 'valibot'
import { says } from './rule-message.ts'

/** Letters and digits alone, in upper case: people write account numbers with spaces, dots and slashes. */
export function normaliseIban(text: string): string {
  return text.replace(/[^a-zA-Z0-9]/g, '').toUpperCase()
}

/**
 * Tells whether a text is an IBAN of a country of the registry: country code, exact length, structure, the checksum of
 * ISO 7064 (modulo 97 is 1), and the country's own check digits where it has them. An empty text is none.
 */
export function isIban(text: string): boolean {
  return validateIBAN(normaliseIban(text)).valid
}

/**
 * The rule `iban`: it blocks, also where nothing was typed, and gives the number without spaces.
 * Fields wait for a moment before they say so (`IbanField`).
 */
export const iban = v.pipe(
  v.string('form.iban'),
  v.check(isIban, ({ input }) => whyNot(normaliseIban(input))),
  v.transform(normaliseIban),
)

/** What helps the one who typed it most: a country first, then a length, then digits. */
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
