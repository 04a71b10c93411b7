import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { editionMailTable } from '../mail/outbox/edition-mail.ts'
import { bounceTable, outboxTable } from '../mail/outbox/tables.ts'
import { editionSource } from './edition-token.ts'
import type { SentLink } from './short-links.ts'
import { openStates, type Run, recipientTable, runTable } from './tables.ts'

/** What became of the mails of an edition. */
interface MailFigures {
  recipients: number
  /** Not queued yet, or not taken by the mail server yet. */
  waiting: number
  sent: number
  /** The address refuses mail, now or before. */
  refused: number
  /** Not delivered for another reason, such as an unknown fate; listed under Post. */
  undelivered: number
  bounced: number
  /** Unsubscribed before their mail left. */
  gone: number
}

/** All that editors are told of an edition. */
export interface Figures extends MailFigures {
  /** Unsubscribed by its links. */
  unsubscribed: number
  links: (SentLink & { clicks: number })[]
}

/** The figures of a run. */
export async function figuresOf(strapi: Core.Strapi, run: Run): Promise<Figures> {
  const rows = strapi.db.connection
  const links: SentLink[] = JSON.parse(run.links)
  const kept: MailFigures | null = run.figures && JSON.parse(run.figures)
  return {
    ...(kept ?? (await mailFigures(rows, run))),
    unsubscribed: await strapi.db
      .query('api::consent.consent')
      .count({ where: { source: editionSource(run.id) } }),
    links: await withClicks(rows, links),
  }
}

async function mailFigures(rows: Knex, { id, mail_id: mail }: Run): Promise<MailFigures> {
  const recipients = await countBy(rows(recipientTable).where({ run_id: id }), 'state')
  const mails = await countBy(rows(outboxTable).where({ edition_mail: mail ?? 0 }), 'state')
  const [refusedNow] = await rows(outboxTable)
    .where({ edition_mail: mail ?? 0, state: 'dead' })
    .whereIn('recipient', rows('mail_suppressions').select('address'))
    .whereNotIn('id', rows(bounceTable).select('outbox_id'))
    .count({ count: '*' })
  const [bounced] = await rows(bounceTable)
    .whereIn(
      'outbox_id',
      rows(outboxTable)
        .where({ edition_mail: mail ?? 0 })
        .select('id'),
    )
    .count({ count: '*' })
  const refused = Number(refusedNow?.count ?? 0)
  const backs = Number(bounced?.count ?? 0)
  const of = (counts: Map<string, number>, ...states: string[]) =>
    states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  return {
    recipients: [...recipients.values()].reduce((sum, count) => sum + count, 0),
    waiting: of(recipients, 'waiting') + of(mails, ...openStates),
    sent: of(mails, 'done'),
    refused: refused + of(recipients, 'refused') + of(mails, 'suppressed'),
    undelivered: Math.max(0, of(mails, 'dead') - refused - backs),
    bounced: backs,
    gone: of(recipients, 'gone'),
  }
}

async function countBy(query: Knex.QueryBuilder, column: string): Promise<Map<string, number>> {
  const counts: Record<string, string | number>[] = await query
    .select(column)
    .count({ count: '*' })
    .groupBy(column)
  return new Map(counts.map((row) => [String(row[column]), Number(row.count)]))
}

async function withClicks(rows: Knex, links: SentLink[]): Promise<Figures['links']> {
  const counts: { value: string; clicks: number | string }[] = await rows('statistic_days')
    .where({ dimension: 'entry', event_type: 'Marketing' })
    .whereIn(
      'value',
      links.map(({ number }) => `link/${number}`),
    )
    .groupBy('value')
    .select('value')
    .sum({ clicks: 'count' })
  const clicks = new Map(counts.map((row) => [row.value, Number(row.clicks)]))
  return links.map((link) => ({ ...link, clicks: clicks.get(`link/${link.number}`) ?? 0 }))
}

/** Keeps the figures of runs that ended before a moment, and forgets to whom they went. @returns How many recipients. */
export async function forgetRecipients(strapi: Core.Strapi, before: Date): Promise<number> {
  const rows = strapi.db.connection
  const ended: Run[] = await rows(runTable)
    .whereIn('state', ['sent', 'called-off'])
    .whereNull('figures')
    .where('ended_at', '<', before.getTime())
  let forgotten = 0
  for (const run of ended) {
    const figures = JSON.stringify(await mailFigures(rows, run))
    forgotten += await strapi.db.transaction(async ({ trx }): Promise<number> => {
      await trx(runTable).where({ id: run.id }).update({ figures })
      return trx(recipientTable).where({ run_id: run.id }).delete()
    })
  }
  return forgotten
}

/** Deletes what was mailed before a moment: the editions stand on the site. @returns How many texts. */
export function deleteOldTexts(rows: Knex, before: Date): Promise<number> {
  return rows(editionMailTable).where('created_at', '<', before.getTime()).delete()
}
