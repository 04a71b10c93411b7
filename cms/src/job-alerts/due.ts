import type { Core } from '@strapi/strapi'
import { followedByAddress } from '../follows/followed.ts'
import { lastWeekday, weekdayOf } from '../statistics/dutch-day.ts'
import { type AlertRow, alertUid, followedSubject } from './alert.ts'

/** Alerts that the worker looks at in one go. */
const atOnce = 100

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** An alert for which it is time to look for something new. */
export interface DueAlert extends Pick<AlertRow, 'documentId' | 'subject'> {
  language: string
  /** Milliseconds since 1970: what the site first saw later is new. */
  since: number
}

/**
 * The alerts that have not been looked at on a day, or, the weekly ones, since their day of the week. A run that ended early, or a day without
 * one, is made up for by the next. Equal subjects stand together; what an account follows stands behind its subject, after a space each.
 * @param day In Amsterdam.
 */
export async function dueAlerts(strapi: Core.Strapi, day: string): Promise<DueAlert[]> {
  const weekly = (weekday: number | null) => ({
    frequency: 'weekly',
    weekday: weekday ?? { $null: true },
    toldOn: { $lt: lastWeekday(day, weekday ?? 1) },
  })
  const everyDay = weekdayOf(day) > 5 ? ['daily'] : ['daily', 'weekdays']
  const rows: AlertRow[] = await strapi.db.query(alertUid).findMany({
    where: {
      confirmedAt: { $notNull: true },
      endedAt: { $null: true },
      $or: [
        ...everyDay.map((frequency) => ({ frequency, toldOn: { $lt: day } })),
        ...[null, ...weekdays].map(weekly),
      ],
    },
    orderBy: [{ subject: 'asc' }, { id: 'asc' }],
    limit: atOnce,
  })
  const followers = rows.filter(({ subject }) => subject === followedSubject).map(({ email }) => email)
  const followed = await followedByAddress(strapi, followers)
  return rows.map(({ documentId, subject, email, language, toldUntil }) => ({
    documentId,
    subject: subject === followedSubject ? [subject, ...(followed.get(email) ?? [])].join(' ') : subject,
    language: language ?? 'nl',
    since: toldUntil ? new Date(toldUntil).getTime() : Date.now(),
  }))
}
