import { isIban } from '../mandates/is-iban.ts'
import { isCreditorId, isVatId } from './identifiers.ts'

/** Who sells, as invoices and mandates must name it. */
export interface Seller {
  name: string
  street: string
  postcode: string
  city: string
  email: string
  /** Number in the Dutch register of companies. */
  kvk: string
  vatId: string
  /** Where customers pay to. */
  iban: string
  /** For SEPA direct debits; null where there is no contract for them. */
  creditorId: string | null
}

type Variables = Record<string, string | undefined>

const needed = [
  'SELLER_NAME',
  'SELLER_STREET',
  'SELLER_POSTCODE',
  'SELLER_CITY',
  'SELLER_EMAIL',
  'SELLER_KVK',
  'SELLER_VAT_ID',
  'SELLER_IBAN',
] as const

/** @returns Null while a variable is missing: nothing can be ordered then. */
export function sellerIn(env: Variables): Seller | null {
  const [name, street, postcode, city, email, kvk, vatId, iban] = needed.map((variable) => env[variable])
  if (!name || !street || !postcode || !city || !email || !kvk || !vatId || !iban) return null
  const creditorId = env.SELLER_CREDITOR_ID || null
  return { name, street, postcode, city, email, kvk, vatId, iban, creditorId }
}

/** Variables about the seller that are wrong, on any site. */
export function sellerFaults(env: Variables): string[] {
  const { SELLER_KVK, SELLER_VAT_ID, SELLER_IBAN, SELLER_CREDITOR_ID } = env
  return [
    ...(SELLER_KVK && !/^\d{8}$/.test(SELLER_KVK) ? ['SELLER_KVK must have eight digits.'] : []),
    ...(SELLER_VAT_ID && !isVatId(SELLER_VAT_ID, 'NL')
      ? ['SELLER_VAT_ID is no Dutch VAT number, such as NL123456782B01.']
      : []),
    ...(SELLER_IBAN && !isIban(SELLER_IBAN) ? ['SELLER_IBAN is no account number without spaces.'] : []),
    ...(SELLER_CREDITOR_ID && !isCreditorId(SELLER_CREDITOR_ID)
      ? ['SELLER_CREDITOR_ID is no creditor identifier (incassant-ID), such as NL16ZZZ300384870000.']
      : []),
  ]
}

/** What is off because variables are missing. @returns One sentence, or none. */
export function incompleteSeller(env: Variables): string[] {
  const missing = needed.filter((name) => !env[name])
  return missing.length > 0 ? [`Nothing can be ordered: ${missing.join(' and ')} is missing`] : []
}
