import { z } from 'zod'
import { isOfEea, normaliseIban } from './iban-rules.ts'
import { isIban } from './is-iban.ts'

/** An account number from which can be collected; read as people write it. A refusal doesn't repeat it. */
export const collectableIban = z
  .string()
  .max(100)
  .transform(normaliseIban)
  .refine(isIban, 'is no account number')
  .refine(isOfEea, 'is no account number of the European Economic Area')

/**
 * The only form in which an account number leaves the database: its country and its last four characters.
 * @returns Such as `NL•• •••• •••• ••43 00`.
 */
export function maskedIban(iban: string): string {
  const hidden = iban.slice(0, 2) + '•'.repeat(iban.length - 6) + iban.slice(-4)
  return hidden.replace(/(.{4})(?=.)/g, '$1 ')
}
