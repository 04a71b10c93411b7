import type { Core } from '@strapi/strapi'
import { type AlertRow, alertUid } from './alert.ts'
import { mondayOf } from './days.ts'

/** Alerts that the worker looks at in one go. */
const atOnce = 100

/** An alert for which it is time to look for new vacancies. */
export interface DueAlert extends Pick<AlertRow, 'documentId' | 'subject'> {
  language: string
  /** Milliseconds since 1970: what the site first saw later is new. */
  since: number
}

/**
 * The alerts that have not been looked at on a day, or, the weekly ones, in its week. A run that ended early, or a day without one, is made up
 * for by the next. Equal subjects stand together.
 * @param day In Amsterdam.
 */
export async function dueAlerts(strapi: Core.Strapi, day: string): Promise<DueAlert[]> {
  const before = (frequency: AlertRow['frequency'], start: string) => ({ frequency, toldOn: { $lt: start } })
  const rows: AlertRow[] = await strapi.db.query(alertUid).findMany({
    where: {
      confirmedAt: { $notNull: true },
      endedAt: { $null: true },
      $or: [before('daily', day), before('weekly', mondayOf(day))],
    },
    orderBy: [{ subject: 'asc' }, { id: 'asc' }],
    limit: atOnce,
  })
  return rows.map(({ documentId, subject, language, toldUntil }) => ({
    documentId,
    subject,
    language: language ?? 'nl',
    since: toldUntil ? new Date(toldUntil).getTime() : Date.now(),
  }))
}
