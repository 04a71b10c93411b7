import type { Core } from '@strapi/strapi'
import { refusal } from '../access/refusal.ts'
import type { StoredDate } from '../account/account.ts'
import { bestVersion } from '../documents/best-version.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { Language } from '../mail/site-link.ts'
import type { reportReasons } from '../submissions/report-reasons.ts'
import { takeDown } from './take-down.ts'
import { vacancyUid } from './vacancy.ts'

const reportUid = 'api::vacancy-report.vacancy-report'
/** The states of reports that nobody has decided. */
const openStates = ['new', 'in-progress']

/** A reader's report of a vacancy, as stored. */
export interface ReportRow {
  documentId: string
  /** Public number of the vacancy. */
  number: number
  reason: (typeof reportReasons)[number]
  explanation: string
  name: string | null
  email: string | null
  language: Language
  /** Of our own desk. */
  note: string | null
  createdAt: StoredDate
}

/** What is reported, in Dutch if it has that language: as readers see it, or the draft of what they no longer do. */
export interface ReportedVacancy {
  documentId: string
  locale: string
  slug: string
  title: string
  publishedAt: StoredDate | null
  employer: { name: string } | null
}

/** What becomes of the vacancy, and why, in words for whoever reported it and for its employer. */
export interface ReportDecision {
  decision: 'kept' | 'taken-down'
  reason: string
}

/** The reports that editors have to decide, oldest first. */
export function openReports(strapi: Core.Strapi, most: number): Promise<ReportRow[]> {
  return strapi.db.query(reportUid).findMany({
    where: { state: { $in: openStates } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    limit: most,
  })
}

/** @returns Null for one that was deleted since. */
export async function reportedVacancy(
  strapi: Core.Strapi,
  number: number,
  language = 'nl',
): Promise<ReportedVacancy | null> {
  const rows: ReportedVacancy[] = await strapi.db
    .query(vacancyUid)
    .findMany({ where: { number }, populate: ['employer'] })
  return bestVersion(rows, language)
}

/**
 * An editor decides a report: the vacancy stays, or is taken off the site. Whoever reported it hears what, and why, if they left an address.
 * @throws errors.ApplicationError If it no longer waits: somebody else was faster.
 */
export async function decideReport(
  strapi: Core.Strapi,
  documentId: string,
  { decision, reason }: ReportDecision,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const reports = strapi.db.query(reportUid)
    const state = decision === 'kept' ? 'dismissed' : 'upheld'
    const { count } = await reports.updateMany({
      where: { documentId, state: { $in: openStates } },
      data: { state, decision: reason, decidedAt: new Date() },
    })
    if (count === 0) throw refusal('vacancy-state')
    const report: ReportRow = await reports.findOne({ where: { documentId } })
    const vacancy = await reportedVacancy(strapi, report.number, report.language)
    if (vacancy && decision === 'taken-down') await takeDown(strapi, vacancy.documentId, reason)
    if (!report.email) return
    const isOnline = decision === 'kept' && vacancy !== null && vacancy.publishedAt !== null
    await enqueueMail(strapi, {
      kind: 'report-decided',
      key: documentId,
      to: report.email,
      locale: report.language,
      values: {
        title: vacancy?.title ?? String(report.number),
        path: isOnline ? `/jobs/vacature/${report.number}/${vacancy.slug}` : null,
        isTakenDown: decision === 'kept' ? 0 : 1,
        reason,
      },
    })
  })
}
