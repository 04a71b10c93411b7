import type { Core } from '@strapi/strapi'
import { deleteIdle } from '../account/idle.ts'
import { deleteUnconfirmed } from '../account/unconfirmed.ts'
import { deleteOldClaims } from '../companies/claims.ts'
import { deleteOldTexts, forgetRecipients } from '../editions/figures.ts'
import { alertUid } from '../job-alerts/alert.ts'
import { deleteOldAsked } from '../mail/asked-mails.ts'
import { deleteOldMails, deleteOldSuppressions } from '../mail/outbox/retention.ts'
import { deleteOldConsents } from '../newsletters/consent-log.ts'
import { forgetAttendees } from '../registrations/retention.ts'
import { deleteOldSent } from '../submissions/sent.ts'
import { requestTable } from '../subscriptions/request-table.ts'
import { seatTable } from '../subscriptions/seats-table.ts'
import { countDeleted } from './deletion-counts.ts'
import { deleteOldRequests } from './request-log.ts'
import { type RetentionRule, retentionDays } from './retention-days.ts'

const invitationUid = 'api::invitation.invitation'
const signUpUid = 'api::newsletter-signup.newsletter-signup'

/** Deletes what is older than a moment. @returns How many. */
type Delete = (strapi: Core.Strapi, before: Date) => Promise<number>

/** Deletes rows of a type, in one statement, that `where` says are due. */
function rowsOf(
  uid: typeof invitationUid | typeof signUpUid | typeof alertUid,
  where: (before: { $lt: Date }) => object,
): Delete {
  return async (strapi, before) => {
    const { count } = await strapi.db.query(uid).deleteMany({ where: where({ $lt: before }) })
    return count
  }
}

/**
 * What the job deletes, by rule. Statistics go with their counts (`statistics/retention.ts`), applications when the worker has deleted their files,
 * and what only the worker has goes by its own cron trigger.
 */
const deletions: Partial<Record<RetentionRule, Delete>> = {
  'account-unconfirmed': deleteUnconfirmed,
  'account-idle': deleteIdle,
  'newsletter-unconfirmed': rowsOf(signUpUid, (before) => ({
    confirmedAt: { $null: true },
    unsubscribedAt: { $null: true },
    createdAt: before,
  })),
  'newsletter-ended': rowsOf(signUpUid, (before) => ({ unsubscribedAt: before })),
  // Their consents stay.
  'alert-unconfirmed': rowsOf(alertUid, (before) => ({ confirmedAt: { $null: true }, createdAt: before })),
  'alert-ended': rowsOf(alertUid, (before) => ({ endedAt: before })),
  registration: forgetAttendees,
  message: (strapi, before) => deleteOldSent(strapi, 'api::contact-message.contact-message', before),
  lead: (strapi, before) => deleteOldSent(strapi, 'api::lead.lead', before),
  report: (strapi, before) => deleteOldSent(strapi, 'api::vacancy-report.vacancy-report', before),
  invitation: rowsOf(invitationUid, (before) => ({ expiresAt: before })),
  'seat-ended': (strapi, before) =>
    strapi.db
      .connection(seatTable)
      .where('ended_at', '<', before.getTime())
      .orWhere((open) => open.whereNull('accepted_at').where('expires_at', '<', before.getTime()))
      .delete(),
  'subscription-request': (strapi, before) =>
    strapi.db.connection(requestTable).where('asked_at', '<', before.getTime()).delete(),
  claim: (strapi, before) => deleteOldClaims(strapi.db.connection, before),
  // Before the mails, of which the figures are made.
  'edition-recipients': forgetRecipients,
  'edition-text': (strapi, before) => deleteOldTexts(strapi.db.connection, before),
  'mail-sent': (strapi, before) => deleteOldMails(strapi.db.connection, 'sent', before),
  'mail-undelivered': (strapi, before) => deleteOldMails(strapi.db.connection, 'undelivered', before),
  'mail-refused': (strapi, before) => deleteOldSuppressions(strapi.db.connection, before),
  'asked-mail': (strapi, before) => deleteOldAsked(strapi.db.connection, before),
  consent: deleteOldConsents,
  'privacy-request': (strapi, before) => deleteOldRequests(strapi.db.connection, before),
}

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/**
 * Strapi's scheduled job that deletes what is older than its rule allows, and counts it for the panel.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function retentionCron(rule: string) {
  return {
    deleteWhatIsOld: {
      task: ({ strapi }: { strapi: Core.Strapi }) => deleteWhatIsOld(strapi, Date.now()),
      options: { rule },
    },
  }
}

/** A rule that fails is reported and tried again by the next run; the others go on. */
async function deleteWhatIsOld(strapi: Core.Strapi, now: number): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    for (const rule of Object.keys(deletions) as RetentionRule[]) await deleteBy(strapi, rule, now)
  } finally {
    isRunning = false
  }
}

async function deleteBy(strapi: Core.Strapi, rule: RetentionRule, now: number): Promise<void> {
  const before = new Date(now - retentionDays[rule] * 86_400_000)
  try {
    await countDeleted(strapi, rule, (await deletions[rule]?.(strapi, before)) ?? 0)
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'retention', rule, message }))
  }
}
