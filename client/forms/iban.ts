import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import * as v from 'valibot'
import { says } from './rule-message.ts'

/**
 * Structures of account numbers in which ibantools differs from the registry (ISO 13616): in some it accepts digits for letters, in
 * others it refuses what the registry allows.
 */
const registered: Readonly<Record<string, string>> = {
  BY: '^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$',
  DO: '^[A-Z0-9]{4}[0-9]{20}$',
  GE: '^[A-Z]{2}[0-9]{16}$',
  IE: '^[A-Z]{4}[0-9]{14}$',
  PK: '^[A-Z]{4}[A-Z0-9]{16}$',
  PS: '^[A-Z]{4}[A-Z0-9]{21}$',
  TR: '^[0-9]{6}[A-Z0-9]{16}$',
  VG: '^[A-Z]{4}[0-9]{16}$',
}

// The library reads this table at each call, and offers no other way to correct a structure.
for (const [country, structure] of Object.entries(registered)) {
  const spec = countrySpecs[country]
  if (spec) spec.bban_regexp = structure
}

/** Letters and digits alone, in upper case: people write account numbers with spaces, dots and slashes. */
export function normaliseIban(text: string): string {
  return text.replace(/[^a-zA-Z0-9]/g, '').toUpperCase()
}

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

/** The European Economic Area: direct debits from elsewhere need the address of the debtor, which no form asks for. */
const area = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** The same, for accounts from which can be collected. */
export const collectableIban = v.pipe(
  iban,
  v.check((text) => area.has(text.slice(0, 2)), 'form.iban-area'),
)

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
