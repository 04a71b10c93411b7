import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { openValue } from '../access/sealed-value.ts'
import type { DirectDebit } from '../mandates/direct-debit.ts'
import { ibanPlace } from '../mandates/reseal.ts'
import { type MandateRow, mandateTable } from '../mandates/tables.ts'
import { type BatchRow, batchTable } from './tables.ts'

/** The number of an account that is debited; in a stored file, the reference of its mandate stands there. */
const debtorAccount = /(?<=<DbtrAcct><Id><IBAN>)[^<]+/g

/** Who exports account numbers, and where to. */
interface Export {
  batch: number
  /** `panel:` and the id of an editor. */
  account: string
}

/**
 * Puts the account numbers into a stored file. Each that is decrypted leaves a line in the log.
 * @throws Error If one can't be decrypted.
 */
export async function withAccountNumbers(
  strapi: Core.Strapi,
  rows: Knex,
  file: string,
  { ring, batch, account }: Export & Pick<DirectDebit, 'ring'>,
): Promise<string> {
  const references = [...new Set(file.match(debtorAccount) ?? [])]
  const mandates: Pick<MandateRow, 'reference' | 'iban_sealed'>[] = await rows(mandateTable)
    .whereIn('reference', references)
    .select('reference', 'iban_sealed')
  const numbers = new Map(
    mandates.map(({ reference, iban_sealed }) => {
      // The default level of the log leaves out lines that only inform.
      strapi.log.warn(
        JSON.stringify({ where: 'iban', use: 'direct-debit', batch, mandate: reference, account }),
      )
      return [reference, openValue(ring, ibanPlace(reference), iban_sealed)]
    }),
  )
  return file.replace(debtorAccount, (reference) => {
    const number = numbers.get(reference)
    if (!number) throw new Error(`There is no mandate ${reference}`)
    return number
  })
}

/**
 * The file of a batch for the bank, the same bytes each time.
 * @returns Null without such a batch.
 * @throws Error If it isn't what was made then, because an account number was changed since.
 */
export async function batchFile(
  strapi: Core.Strapi,
  { ring, batch, account }: Export & Pick<DirectDebit, 'ring'>,
): Promise<string | null> {
  const rows = strapi.db.connection
  const row: BatchRow | undefined = await rows(batchTable).where({ number: batch }).first()
  if (!row) return null
  const file = await withAccountNumbers(strapi, rows, row.file, { ring, batch, account })
  if (sha256Of(file) !== row.sha256) throw new Error(`The file of batch ${batch} is no longer what it was`)
  return file
}

export function sha256Of(file: string): string {
  return createHash('sha256').update(file).digest('hex')
}
