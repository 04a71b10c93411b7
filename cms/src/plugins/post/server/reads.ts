import type { Core } from '@strapi/strapi'
import { kindOf } from '../../../mail/kinds.ts'
import type { Suppression } from '../../../mail/outbox/suppressions.ts'
import { type MailState, type OutboxRow, outboxTable, suppressionTable } from '../../../mail/outbox/tables.ts'

/** The lists of the page, and the states that each shows. */
export const lists: Record<ListName, MailState[]> = {
  queued: ['queued', 'claimed', 'handed'],
  sent: ['done'],
  dead: ['dead'],
  suppressed: ['suppressed'],
}

export type ListName = 'queued' | 'sent' | 'dead' | 'suppressed'

/** Mails on a page of a list. */
const pageSize = 50

/** One mail, as the page shows it. Moments are in ISO 8601. */
export interface ShownMail {
  id: number
  label: string
  recipient: string
  attempts: number
  /** How often it may have arrived before. */
  repeats: number
  reason: string | null
  createdAt: string
  changedAt: string
  /** Its values are there still. */
  canBeSent: boolean
}

/** @param page From 1. @returns The last that changed first, but what waits in its order. */
export async function mailsOf(strapi: Core.Strapi, list: ListName, page: number): Promise<ShownMail[]> {
  const query = strapi.db.connection(outboxTable).whereIn('state', lists[list])
  if (list === 'queued') query.orderBy(['delivery', 'due_at', 'id'])
  else query.orderBy('changed_at', 'desc').orderBy('id', 'desc')
  const rows: OutboxRow[] = await query.limit(pageSize).offset((page - 1) * pageSize)
  return rows.map((row) => ({
    id: row.id,
    label: kindOf(row.kind)?.label ?? row.kind,
    recipient: row.recipient,
    attempts: row.attempts,
    repeats: row.repeats,
    reason: row.reason,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    changedAt: new Date(Number(row.changed_at)).toISOString(),
    canBeSent: row.sealed_values !== null && kindOf(row.kind) !== undefined,
  }))
}

/** How many mails each list holds, and how many were sent again without anybody knowing whether they had arrived. */
export async function countsOf(strapi: Core.Strapi): Promise<Record<ListName | 'repeated', number>> {
  const rows = strapi.db.connection
  const states: { state: MailState; count: number | string }[] = await rows(outboxTable)
    .select('state')
    .count({ count: '*' })
    .groupBy('state')
  const [repeated] = await rows(outboxTable).where('repeats', '>', 0).count({ count: '*' })
  const of = (list: ListName) =>
    states
      .filter(({ state }) => lists[list].includes(state))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return {
    queued: of('queued'),
    sent: of('sent'),
    dead: of('dead'),
    suppressed: of('suppressed'),
    repeated: Number(repeated?.count ?? 0),
  }
}

/** @returns The last that was refused first. */
export async function suppressedAddresses(strapi: Core.Strapi) {
  const rows: Suppression[] = await strapi.db
    .connection(suppressionTable)
    .orderBy('created_at', 'desc')
    .limit(500)
  return rows.map(({ id, address, reason, created_at }) => ({
    id,
    address,
    reason,
    createdAt: new Date(Number(created_at)).toISOString(),
  }))
}
