import type { Core } from '@strapi/strapi'
import { endRefused } from '../../newsletters/end-refused.ts'
import { bouncedId } from './bounce-address.ts'
import { isAboutAddress } from './outcome.ts'
import { suppress } from './suppressions.ts'
import { bounceTable, type OutboxRow, outboxTable } from './tables.ts'

const dayMs = 24 * 3_600_000
/** This many soft bounces within so many days also suppress the address. */
const softBounces = { most: 4, days: 30 }

/** A mail that bounced after the mail server had accepted it. */
export interface Bounce {
  /** Its envelope sender, see `bounce-address.ts`. */
  to: string
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string
}

/**
 * Stores a bounce. Repeated reports of the same mail count once.
 * @returns Whether the address is one of ours.
 */
export async function noteBounce(
  strapi: Core.Strapi,
  secret: string,
  { to, status }: Bounce,
): Promise<boolean> {
  const id = bouncedId(secret, to)
  if (id === null) return false
  await strapi.db.transaction(async ({ trx }) => {
    const row: OutboxRow | undefined = await trx(outboxTable).where({ id }).first()
    if (!row) return
    const { recipient: address } = row
    const at = Date.now()
    const added = await trx(bounceTable)
      .insert({ address, outbox_id: id, status, at })
      .onConflict('outbox_id')
      .ignore()
      .returning('id')
    if (added.length === 0) return
    await trx(outboxTable)
      .where({ id })
      .whereIn('state', ['handed', 'done'])
      .update({ state: 'dead', reason: `bounced: ${status}`, changed_at: at })
    const since = at - softBounces.days * dayMs
    const [{ count }] = await trx(bounceTable)
      .where({ address })
      .where('at', '>', since)
      .count({ count: '*' })
    const isGone = isAboutAddress(status)
    if (isGone || Number(count) >= softBounces.most) await suppress(trx, address, `bounced: ${status}`)
    // A full mailbox, or a server that refuses us, may take mail again: an editor can lift that.
    if (isGone) await endRefused(strapi, address, `bounced: ${status}`)
  })
  return true
}
