import type { Knex } from 'knex'
import { sealValue } from '../access/sealed-value.ts'
import { hmacOf } from '../access/signing.ts'
import { takeNumber } from '../database/counters.ts'
import type { Language } from '../mail/site-link.ts'
import type { DirectDebit } from './direct-debit.ts'
import { maskedIban } from './iban.ts'
import { mandateText, mandateVersion } from './mandate-text.ts'
import { ibanPlace } from './reseal.ts'
import { type MandateEvidence, type MandateRow, mandateTable } from './tables.ts'

/** A mandate that is given in a form. */
export interface NewMandate {
  /** documentIds. */
  customer: string
  account: string
  /** Without spaces. */
  iban: string
  holder: string
  language: Language
  /** Address that the request came from. */
  address: string
}

/**
 * Stores a mandate, with the account number encrypted. The same account number of the same holder keeps its mandate while the text is the
 * same, so that a bank doesn't see a new one with each order.
 */
export async function signMandate(
  trx: Knex,
  { creditor, ring, searchSecret }: DirectDebit,
  { customer, account, iban, holder, language, address }: NewMandate,
): Promise<MandateRow> {
  const search = hmacOf(iban, searchSecret).toString('hex')
  const same = { customer, holder, iban_search: search, text_version: mandateVersion }
  const known: MandateRow | undefined = await trx(mandateTable).where(same).whereNull('revoked_at').first()
  if (known) return known
  const reference = `SCHAKEL-${String(await takeNumber(trx, 'mandate')).padStart(6, '0')}`
  const evidence: MandateEvidence = { ...mandateText(language, creditor.name), address }
  const row: MandateRow = {
    reference,
    account,
    ...same,
    iban_sealed: sealValue(ring, ibanPlace(reference), iban),
    iban_masked: maskedIban(iban),
    proof: 'form',
    evidence: JSON.stringify(evidence),
    signed_at: Date.now(),
    revoked_at: null,
    replaced_by: null,
  }
  await trx(mandateTable).insert(row)
  return row
}
