import type { Core } from '@strapi/strapi'
import { reportReasonNames } from '../../../submissions/report-reasons.ts'
import { openReports, type ReportRow, reportedVacancy } from '../../../vacancies/report-review.ts'
import { vacancyUid } from '../../../vacancies/vacancy.ts'
import { differences } from './differences.ts'
import { mostShown, type Waiting } from './waiting.ts'

/** What readers reported of vacancies. */
export async function waitingReports(strapi: Core.Strapi): Promise<Waiting[]> {
  const reports = await openReports(strapi, mostShown)
  return Promise.all(reports.map((report) => shownReport(strapi, report)))
}

async function shownReport(strapi: Core.Strapi, report: ReportRow): Promise<Waiting> {
  const { documentId, number, reason, explanation, name, email, note, createdAt } = report
  const vacancy = await reportedVacancy(strapi, number)
  const fields = [
    { name: 'Reden', text: reportReasonNames.nl[reason] },
    { name: 'Toelichting', text: explanation },
    { name: 'Notitie', text: note ?? '' },
  ]
  return {
    kind: 'report',
    path: `reports/${documentId}`,
    title: vacancy?.title ?? `Vacature ${number}`,
    company: vacancy?.employer?.name ?? '',
    by: [name, email].filter(Boolean).join(', ') || 'een lezer zonder adres',
    submittedAt: new Date(createdAt).toISOString(),
    isChange: false,
    fields: differences(fields, null),
    pictures: null,
    warning: vacancy?.publishedAt ? null : 'De vacature staat niet meer op de site.',
    edit:
      vacancy &&
      `/content-manager/collection-types/${vacancyUid}/${vacancy.documentId}?plugins[i18n][locale]=${vacancy.locale}`,
  }
}
