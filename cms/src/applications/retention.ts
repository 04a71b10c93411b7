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
  if (vacancy?.vacancyState === 'filled') return { at: dateOf(vacancy.closedAt) ?? now, as: 'filled' }
  const closes = dateOf(vacancy?.validThrough)
  if (closes && closes <= now) return { at: closes, as: 'expired' }
  return vacancy && vacancy.vacancyState !== 'expired' ? null : { at: now, as: 'expired' }
}

/** The end that is expected of an open vacancy. */
export function expectedEnd(vacancy: VacancyRow | null, now: Date): ProcedureEnd {
  return { at: dateOf(vacancy?.validThrough) ?? now, as: 'expired' }
}

function dateOf(stored: StoredDate | null | undefined): Date | null {
  return stored ? new Date(stored) : null
}

/** Brings the end of every application in line with its vacancy, which may have been filled, extended or opened again. */
export async function settleRetention(strapi: Core.Strapi, now: Date): Promise<void> {
  const known: { vacancyId: string }[] = await strapi.db
    .query(applicationUid)
    .findMany({ select: ['vacancyId'] })
  for (const vacancyId of new Set(known.map((row) => row.vacancyId)))
    await settleApplications(strapi, vacancyId, now)
}

/** The same for one vacancy. Joins the transaction that it is called in. @param vacancyId Its documentId. */
export async function settleApplications(
  strapi: Core.Strapi,
  vacancyId: string,
  now = new Date(),
): Promise<void> {
  const vacancy = await findVacancy(strapi, vacancyId)
  const end = endOf(vacancy, now)
  if (end) await endApplications(strapi, vacancyId, end)
  else if (vacancy) await followPosting(strapi, vacancy, now)
}

/** An end sets the day of the deletion once, and never a later one. Being filled comes after being over, not the other way round. */
async function endApplications(strapi: Core.Strapi, vacancyId: string, end: ProcedureEnd): Promise<void> {
  const applications = strapi.db.query(applicationUid)
  const going = { closedAs: { $null: true } }
  const where = { vacancyId, ...(end.as === 'filled' ? { $or: [going, { closedAs: 'expired' }] } : going) }
  for (const consent of consents) {
    const deleteAfter = deletionOf(end, consent.isKeptLonger)
    await applications.updateMany({
      where: { ...where, ...consent.where, deleteAfter: { $gt: deleteAfter } },
      data: { deleteAfter },
    })
  }
  await applications.updateMany({ where, data: { closedAt: end.at, closedAs: end.as } })
}

/**
 * A vacancy that is open for longer keeps its applications for longer. Those of an earlier posting keep the day that they had: otherwise a
 * vacancy that is placed again and again would keep all of them for as long.
 */
async function followPosting(strapi: Core.Strapi, vacancy: VacancyRow, now: Date): Promise<void> {
  const posted = dateOf(vacancy.postedAt)
  const where = {
    vacancyId: vacancy.documentId,
    closedAs: { $null: true },
    ...(posted ? { createdAt: { $gte: posted } } : {}),
  }
  for (const consent of consents)
    await strapi.db.query(applicationUid).updateMany({
      where: { ...where, ...consent.where },
      data: { deleteAfter: deletionOf(expectedEnd(vacancy, now), consent.isKeptLonger) },
    })
}

const consents = [
  { isKeptLonger: false, where: { consentAt: { $null: true } } },
  { isKeptLonger: true, where: { consentAt: { $notNull: true } } },
]

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
