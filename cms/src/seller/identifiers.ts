/** Countries of customers. */
export const billingCountries = ['NL', 'BE', 'DE'] as const

export type BillingCountry = (typeof billingCountries)[number]

/**
 * Whether a VAT number has the form and the check digits of its country. Only VIES knows whether it is in use.
 * @param vatId Without spaces and dots, in upper case.
 */
export function isVatId(vatId: string, country: BillingCountry): boolean {
  return vatId.startsWith(country) && vatIdRules[country](vatId.slice(2))
}

const vatIdRules: Record<BillingCountry, (rest: string) => boolean> = {
  NL: (rest) => /^\d{9}B\d{2}$/.test(rest) && (isElevenProof(rest) || isMod97(`NL${rest}`)),
  BE: (rest) => /^[01]\d{9}$/.test(rest) && 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)),
  DE: (rest) => /^[1-9]\d{8}$/.test(rest) && isMod1110(rest),
}

/**
 * Whether a creditor identifier of SEPA direct debits is whole (EPC262-08): the check digits leave out the business code.
 * @param id Such as `NL16ZZZ300384870000`.
 */
export function isCreditorId(id: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id) && isMod97(id.slice(7) + id.slice(0, 4))
}

/** Dutch numbers of companies hold a number that is weighed: the ninth digit is the check. */
function isElevenProof(digits: string): boolean {
  const weighed = [...digits.slice(0, 8)].map((digit, index) => Number(digit) * (9 - index))
  return weighed.reduce((sum, value) => sum + value, 0) % 11 === Number(digits[8])
}

/** ISO 7064, modulo 97, 10; letters count from A = 10. */
function isMod97(text: string): boolean {
  const number = [...text].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(number) % 97n === 1n
}

/** ISO 7064, modulo 11, 10. */
function isMod1110(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits[8])
}
