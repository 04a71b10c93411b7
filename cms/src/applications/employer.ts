import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { hashOf } from '../access/code.ts'
import { countMail } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { lines, submission } from '../submissions/submission.ts'
import { type ApplicationRow, applicationStates, applicationUid } from './application.ts'
import type { VacancyRow } from './vacancies.ts'

/** What an employer changes of an application. */
export const ApplicationChange = z.strictObject({
  state: z.enum(applicationStates),
  note: lines(5000),
})

/** What an employer writes to a candidate. */
export const Answer = z.strictObject({
  submissionKey: submission.submissionKey,
  message: lines(5000).min(1),
})

/** More is a conversation, which goes on by mail. */
const maxAnswers = 20

/** The applications for a vacancy, newest first. */
export function applicationsFor(strapi: Core.Strapi, vacancyId: string): Promise<ApplicationRow[]> {
  return strapi.db.query(applicationUid).findMany({ where: { vacancyId }, orderBy: { id: 'desc' } })
}

/** @throws errors.NotFoundError for one of another vacancy. */
export async function applicationFor(
  strapi: Core.Strapi,
  vacancyId: string,
  documentId: string,
): Promise<ApplicationRow> {
  // Postgres can't search for every string that an address can contain.
  const row = /^\w{1,40}$/.test(documentId)
    ? await strapi.db.query(applicationUid).findOne({ where: { documentId, vacancyId } })
    : null
  if (!row) throw new errors.NotFoundError()
  return row
}

/** An application as its employer sees it. */
export function shownToEmployer(application: ApplicationRow): object {
  const { documentId, name, email, phone, motivation, links, file, state, employerNote } = application
  const { answers, createdAt, deleteAfter, consentAt } = application
  return {
    ...{ documentId, name, email, phone, motivation, file, state, createdAt, deleteAfter },
    links: links ?? [],
    note: employerNote ?? '',
    answers: (answers ?? []).map(({ at, message }) => ({ at, message })),
    isKeptLonger: consentAt !== null,
  }
}

/**
 * Mails the employer's words to the candidate, once for each key. The candidate's answer goes to the employer.
 * @param member Who answers for the company.
 * @throws errors.RateLimitError when the candidate's mailbox has had enough of such mails.
 */
export async function answerCandidate(
  strapi: Core.Strapi,
  vacancy: VacancyRow,
  { documentId }: ApplicationRow,
  { submissionKey: key, message }: z.output<typeof Answer>,
  member: { email: string },
): Promise<void> {
  const applications = strapi.db.query(applicationUid)
  await strapi.db.transaction(async ({ trx }) => {
    // Read in the transaction: of two answers at the same moment neither may be lost.
    await trx('applications').where({ document_id: documentId }).forUpdate().select('id')
    const row: ApplicationRow | null = await applications.findOne({ where: { documentId } })
    if (!row) throw new errors.NotFoundError()
    const answers = row.answers ?? []
    if (answers.some((answer) => answer.key === key)) return
    const mayMail =
      answers.length < maxAnswers && (await countMail(trx, { mailbox: hashOf(row.email), reason: 'answer' }))
    if (!mayMail) throw new errors.RateLimitError()
    await applications.update({
      where: { id: row.id },
      data: {
        answers: [...answers, { key, at: new Date().toISOString(), message }],
        state: row.state === 'new' ? 'read' : row.state,
      },
    })
    await enqueueMail(strapi, {
      kind: 'application-answer',
      key,
      to: row.email,
      locale: row.language,
      values: {
        message,
        title: vacancy.title,
        employer: vacancy.employer?.name ?? '',
        replyTo: answersGoTo(vacancy, member),
      },
    })
  })
}

/** Where a candidate's answer arrives: at the vacancy's contact person, or at who wrote. */
export function answersGoTo({ contact }: VacancyRow, { email }: { email: string }): string {
  return contact?.email ?? email
}
