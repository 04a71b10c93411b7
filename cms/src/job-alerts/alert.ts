import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import type { StoredDate } from '../account/account.ts'
import type { languages } from '../mail/site-link.ts'

export const alertUid = 'api::job-alert.job-alert'

/** How often somebody is told. */
export const frequencies = ['daily', 'weekdays', 'weekly'] as const

/** The subject of the mail about what its account follows. Only its owner turns it on. */
export const followedSubject = 'followed'

/** Active alerts of an address at most. */
export const maxAlerts = 20

/** An alert as the database holds it. */
export interface AlertRow {
  id: number
  documentId: string
  email: string
  /** What it is about, in the site's canonical form: `jobs`, `jobs?q=planner`, `employer/de-schakel`, or `followedSubject`. */
  subject: string
  frequency: (typeof frequencies)[number]
  /** The day of weekly mails, 1 for Monday to 7; null is Monday. */
  weekday: number | null
  language: (typeof languages)[number] | null
  createdAt: StoredDate
  /** Null until the owner of the address confirms. */
  confirmedAt: StoredDate | null
  endedAt: StoredDate | null
  /** Vacancies that the site first saw until then are told, or were there before. */
  toldUntil: StoredDate | null
  /** Day of the last run that looked for something to tell, in Amsterdam. */
  toldOn: string | null
}

/** What an alert is asked for with. The worker brings subjects into their canonical form, so that equal ones are the same text. */
export const askedAlert = {
  subject: z
    .string()
    .max(4000)
    .regex(/^(?:jobs(?:\?[!-~]+)?|employer\/[a-z0-9][a-z0-9-]{0,99})$/),
  frequency: z.enum(frequencies),
}

const active = { confirmedAt: { $notNull: true }, endedAt: { $null: true } }

/** The alerts that an address gets, oldest first. */
export function activeAlertsOf(strapi: Core.Strapi, email: string): Promise<AlertRow[]> {
  return strapi.db.query(alertUid).findMany({ where: { email, ...active }, orderBy: { id: 'asc' } })
}

/** Every alert of an address, also those that wait to be confirmed or have ended. */
export function alertsOf(strapi: Core.Strapi, email: string): Promise<AlertRow[]> {
  return strapi.db.query(alertUid).findMany({ where: { email }, orderBy: { id: 'asc' } })
}
