import type { Core } from '@strapi/strapi'
import type { StoredDate } from '../account/account.ts'
import { countDeleted } from '../privacy/deletion-counts.ts'
import { retentionDays } from '../privacy/retention-days.ts'
import { applicationUid } from './application.ts'
import { findVacancy, type VacancyRow } from './vacancies.ts'

const dayMs = 86_400_000
/** Days after the end of the procedure: the employer said that the vacancy is filled, or its time was over. */
const daysAfter = {
  filled: retentionDays['application-filled'],
  expired: retentionDays['application-expired'],
}
const daysByConsent = retentionDays['application-kept']

/** How a procedure ended. */
export interface ProcedureEnd {
  at: Date
  as: 'filled' | 'expired'
}

/**
 * When an application is deleted: four weeks after the employer closed the vacancy as filled, 90 days after its time was over at the latest,
 * a year after either where the candidate agreed to that.
 */
export function deletionOf({ at, as }: ProcedureEnd, isKeptLonger: boolean): Date {
  return new Date(at.getTime() + (isKeptLonger ? daysByConsent : daysAfter[as]) * dayMs)
}

/**
 * How the procedure of a vacancy ended.
 * @param vacancy Null for one that was deleted.
 * @returns Null while it may go on.
 */
function endOf(vacancy: VacancyRow | null, now: Date): ProcedureEnd | null {
  if (vacancy?.vacancyState === 'filled') return { at: now, as: 'filled' }
  const closes = lastDayOf(vacancy)
  if (closes && closes <= now) return { at: closes, as: 'expired' }
  return vacancy && vacancy.vacancyState !== 'expired' ? null : { at: now, as: 'expired' }
}

/** The end that is expected of an open vacancy. */
export function expectedEnd(vacancy: VacancyRow | null, now: Date): ProcedureEnd {
  return { at: lastDayOf(vacancy) ?? now, as: 'expired' }
}

function lastDayOf(vacancy: VacancyRow | null): Date | null {
  return vacancy?.validThrough ? new Date(vacancy.validThrough) : null
}

/**
 * Brings the end of every application in line with its vacancy, which may have been filled, extended or opened again. The first run that
 * finds it filled sets the moment from which four weeks count.
 */
export async function settleRetention(strapi: Core.Strapi, now: Date): Promise<void> {
  const applications = strapi.db.query(applicationUid)
  const known: { vacancyId: string; closedAt: StoredDate | null; closedAs: string | null }[] =
    await applications.findMany({ select: ['vacancyId', 'closedAt', 'closedAs'] })
  for (const vacancyId of new Set(known.map((row) => row.vacancyId))) {
    const vacancy = await findVacancy(strapi, vacancyId)
    const end = endOf(vacancy, now)
    const where = { vacancyId, ...(end ? { $not: { closedAs: end.as, closedAt: { $notNull: true } } } : {}) }
    for (const isKeptLonger of [false, true])
      await applications.updateMany({
        where: { ...where, consentAt: isKeptLonger ? { $notNull: true } : { $null: true } },
        data: {
          closedAt: end?.at ?? null,
          closedAs: end?.as ?? null,
          deleteAfter: deletionOf(end ?? expectedEnd(vacancy, now), isKeptLonger),
        },
      })
  }
}

/** The submission keys of applications that are to be deleted now. */
export async function dueApplications(strapi: Core.Strapi, now: Date, most: number): Promise<string[]> {
  const rows: { submissionKey: string }[] = await strapi.db.query(applicationUid).findMany({
    where: { deleteAfter: { $lte: now } },
    select: ['submissionKey'],
    orderBy: { deleteAfter: 'asc' },
    limit: most,
  })
  return rows.map(({ submissionKey }) => submissionKey)
}

/** Deletes those of them that are still due. */
export async function deleteDue(strapi: Core.Strapi, submissionKeys: string[], now: Date): Promise<void> {
  const rows: { documentId: string; closedAs: ProcedureEnd['as'] | null; consentAt: StoredDate | null }[] =
    await strapi.db
      .query(applicationUid)
      .findMany({ where: { submissionKey: { $in: submissionKeys }, deleteAfter: { $lte: now } } })
  for (const { documentId, closedAs, consentAt } of rows) {
    await strapi.documents(applicationUid).delete({ documentId })
    const rule = consentAt ? 'kept' : (closedAs ?? 'expired')
    await countDeleted(strapi, `application-${rule}`, 1)
  }
}
