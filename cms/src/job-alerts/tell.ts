import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { ValuesOf } from '../mail/kinds.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { suppressedAmong } from '../mail/outbox/suppressions.ts'
import { type AlertRow, alertUid, followedSubject } from './alert.ts'
import { alertToken } from './link.ts'

/** What the worker found for some alerts. */
export interface Finding {
  /** Their documentIds. */
  alerts: string[]
  /** The mail, the same for all of them; null if nothing is new. */
  mail: Omit<ValuesOf<'job-alert'>, 'token' | 'frequency'> | null
}

/**
 * Queues the mails of a run and moves the alerts past it, in one transaction: after a crash either all of it stands, and the alerts are no longer
 * due, or none of it, and they are. An alert that another run has moved, or that ended meanwhile, is left out.
 * @param day The day of the run, in Amsterdam.
 * @param until Milliseconds since 1970: what the site had seen by then has been considered.
 */
export async function tell(
  strapi: Core.Strapi,
  { day, until, findings }: { day: string; until: number; findings: Finding[] },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const moved = await move(
      strapi,
      trx,
      findings.flatMap(({ alerts }) => alerts),
      day,
      until,
    )
    const suppressed = await suppressedAmong(
      trx,
      [...moved.values()].map(({ email }) => email),
    )
    for (const { alerts, mail } of findings) {
      for (const documentId of mail ? alerts : []) {
        const alert = moved.get(documentId)
        if (!mail || !alert || suppressed.has(alert.email)) continue
        await enqueueMail(strapi, {
          kind: alert.subject === followedSubject ? 'followed-news' : 'job-alert',
          key: `${documentId}:${day}`,
          to: alert.email,
          locale: alert.language,
          values: { ...mail, token: alertToken(documentId), frequency: alert.frequency },
        })
      }
    }
  })
}

/** @returns The alerts that this run moved, by their documentId. */
async function move(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentIds: string[],
  day: string,
  until: number,
): Promise<Map<string, AlertRow>> {
  const { tableName } = strapi.db.metadata.get(alertUid)
  const taken: { document_id: string }[] = await trx(tableName)
    .whereIn('document_id', documentIds)
    .where('told_on', '<', day)
    .whereNotNull('confirmed_at')
    .whereNull('ended_at')
    .update({ told_on: day })
    .returning('document_id')
  const rows = strapi.db.query(alertUid)
  const where = { documentId: { $in: taken.map((row) => row.document_id) } }
  await rows.updateMany({ where, data: { toldUntil: new Date(until) } })
  const alerts: AlertRow[] = await rows.findMany({ where })
  return new Map(alerts.map((alert) => [alert.documentId, alert]))
}
