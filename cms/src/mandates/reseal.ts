import type { Knex } from 'knex'
import type { KeyRing } from '../access/key-ring.ts'
import { newestPrefix, openValue, type SealedPlace, sealValue } from '../access/sealed-value.ts'
import { type MandateRow, mandateTable } from './tables.ts'

const batchSize = 200

/** Where the account number of a mandate is stored. */
export function ibanPlace(reference: string): SealedPlace {
  return { record: `mandate ${reference}`, field: 'iban' }
}

/**
 * Encrypts account numbers of older keys with the newest one.
 * @returns How many were encrypted, and how many older keys still hold: those that can't be decrypted. At zero the older keys can go.
 */
export async function resealIbans(rows: Knex, ring: KeyRing): Promise<{ resealed: number; left: number }> {
  const newest = `${newestPrefix(ring)}%`
  let resealed = 0
  let left = 0
  let after = ''
  for (;;) {
    const batch: MandateRow[] = await rows(mandateTable)
      .whereNot('iban_sealed', 'like', newest)
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(batchSize)
    for (const row of batch) {
      if (await resealOne(rows, ring, row)) resealed += 1
      else left += 1
      after = row.reference
    }
    if (batch.length < batchSize) return { resealed, left }
  }
}

/** @returns Whether the newest key has it now. */
async function resealOne(
  rows: Knex,
  ring: KeyRing,
  { reference, iban_sealed }: MandateRow,
): Promise<boolean> {
  const place = ibanPlace(reference)
  const iban = opened(ring, place, iban_sealed)
  if (iban === null) return false
  // Only what was read is replaced: another process may be faster.
  await rows(mandateTable)
    .where({ reference, iban_sealed })
    .update({ iban_sealed: sealValue(ring, place, iban) })
  return true
}

function opened(ring: KeyRing, place: SealedPlace, sealed: string): string | null {
  try {
    return openValue(ring, place, sealed)
  } catch {
    // Its key is gone; the report counts it.
    return null
  }
}
