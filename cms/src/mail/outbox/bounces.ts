import type { Core } from '@strapi/strapi'
import { bouncedId } from './bounce-address.ts'
import { isAboutAddress } from './outcome.ts'
import { suppress } from './suppressions.ts'
import { bounceTable, type OutboxRow, outboxTable } from './tables.ts'

const dayMs = 24 * 3_600_000
/** So many mails that came back for another reason within so many days say as much as one that has no mailbox. */
const softBounces = { most: 4, days: 30 }

/** A mail that came back after the mail server had taken it. */
export interface Bounce {
  /** What it was sent from, and so came back to. */
  to: string
  /** Of RFC 3463, such as `5.1.1`. */
  status: string
}

/**
 * Notes that a mail came back. The same news twice counts once.
 * @returns Whether the address was one of ours.
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
      .update({ state: 'dead', reason: `came back: ${status}`, changed_at: at })
    const since = at - softBounces.days * dayMs
    const [{ count }] = await trx(bounceTable)
      .where({ address })
      .where('at', '>', since)
      .count({ count: '*' })
    if (isAboutAddress(status) || Number(count) >= softBounces.most)
      await suppress(trx, address, `came back: ${status}`)
  })
  return true
}
