import { isValidIBAN } from 'ibantools'
import { z } from 'zod'

/** The European Economic Area: from elsewhere, direct debits need the address of the debtor. */
const countries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** An account number from which can be collected; read as people write it. A refusal doesn't repeat it. */
export const collectableIban = z
  .string()
  .max(100)
  .transform((text) => text.replace(/[^a-zA-Z0-9]/g, '').toUpperCase())
  .refine((iban) => isValidIBAN(iban), 'is no account number')
  .refine(isOfEea, 'is no account number of the European Economic Area')

/** @param iban May be masked. */
export function isOfEea(iban: string): boolean {
  return countries.has(iban.slice(0, 2))
}

/**
 * The only form in which an account number leaves the database: its country and its last four characters.
 * @returns Such as `NL•• •••• •••• ••43 00`.
 */
export function maskedIban(iban: string): string {
  const hidden = iban.slice(0, 2) + '•'.repeat(iban.length - 6) + iban.slice(-4)
  return hidden.replace(/(.{4})(?=.)/g, '$1 ')
}
