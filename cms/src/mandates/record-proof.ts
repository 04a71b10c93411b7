import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { lockCustomer } from '../orders/ledger.ts'
import type { MandateProof } from './mandate-proof.ts'
import { type MandateEvidence, type MandateRow, mandateTable } from './tables.ts'

/** A proof that somebody saw outside the site. */
export interface RecordedProof {
  proof: Exclude<MandateProof, 'form'>
  /** Where it is kept, such as the number of a folder or of the bank's mandate. */
  note: string
  /** Who records it: `panel:` and the id of an editor. */
  account: string
}

/**
 * Records a better proof of a mandate than the tick in the form. What showed it before stays with it.
 * @throws errors.NotFoundError
 * @throws refusal `mandate-ended`
 */
export async function recordProof(
  strapi: Core.Strapi,
  reference: string,
  { proof, note, account }: RecordedProof,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const found: MandateRow | undefined = await trx(mandateTable).where({ reference }).first()
    if (!found) throw new errors.NotFoundError()
    await lockCustomer(trx, found.customer)
    const mandate: MandateRow = await trx(mandateTable).where({ reference }).first()
    if (mandate.revoked_at !== null) throw refusal('mandate-ended')
    const evidence: MandateEvidence = JSON.parse(mandate.evidence)
    const recorded = [...(evidence.recorded ?? []), { proof, note, account, at: new Date().toISOString() }]
    await trx(mandateTable)
      .where({ reference })
      .update({ proof, evidence: JSON.stringify({ ...evidence, recorded }) })
  })
}
