import type { Knex } from 'knex'
import { bounceTable, outboxTable, suppressionTable } from './tables.ts'

const states = { sent: ['done'], undelivered: ['dead', 'suppressed'] } as const

/**
 * Deletes mails whose state has not changed since a moment; with the undelivered ones the bounces from before it.
 * @returns How many mails and bounces.
 */
export async function deleteOldMails(rows: Knex, which: keyof typeof states, before: Date): Promise<number> {
  const mails = await rows(outboxTable)
    .whereIn('state', states[which])
    .where('changed_at', '<', before.getTime())
    .delete()
  if (which === 'sent') return mails
  return mails + (await rows(bounceTable).where('at', '<', before.getTime()).delete())
}

/** Deletes suppressions from before a moment. What is mailed to such an address by then, somebody has asked for since. @returns How many. */
export async function deleteOldSuppressions(rows: Knex, before: Date): Promise<number> {
  return rows(suppressionTable).where('created_at', '<', before.getTime()).delete()
}

/** Deletes everything stored about an address. A mail that is being sent at this moment is not sent, unless the mail server has it already. */
export async function forgetRecipient(rows: Knex, address: string) {
  await rows(outboxTable).where({ recipient: address }).delete()
  await rows(suppressionTable).where({ address }).delete()
  await rows(bounceTable).where({ address }).delete()
}
