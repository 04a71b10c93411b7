import type { Core } from '@strapi/strapi'
import { kindOf } from '../../../mail/kinds.ts'
import type { Suppression } from '../../../mail/outbox/suppressions.ts'
import { type MailState, type OutboxRow, outboxTable, suppressionTable } from '../../../mail/outbox/tables.ts'

/** The lists on the page, and the states in each. */
export const lists: Record<ListName, MailState[]> = {
  queued: ['queued', 'claimed', 'handed'],
  sent: ['done'],
  dead: ['dead'],
  suppressed: ['suppressed'],
}

export type ListName = 'queued' | 'sent' | 'dead' | 'suppressed'

/** Mails per page. */
const pageSize = 50

/** One mail on the page. Times are in ISO 8601. */
export interface ShownMail {
  id: number
  label: string
  recipient: string
  attempts: number
  /** Number of repeats after an attempt whose fate is unknown. */
  repeats: number
  reason: string | null
  createdAt: string
  changedAt: string
  /** Whether its values still exist. */
  canBeSent: boolean
}

/** @param page From 1. @returns Queued mails in sending order, others with the latest change first. */
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

/** Number of mails in each list, and of mails repeated after an attempt whose fate is unknown. */
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

/** @returns Latest first. */
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
