import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { z } from 'zod'
import { linkToken } from '../access/link-token.ts'
import { emailAddress, line } from '../access/valid-input.ts'
import { AttachedFile } from '../files/attached-file.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { logConsent } from '../newsletters/consent-log.ts'
import { recordOnce } from '../submissions/record-once.ts'
import { sendCounted } from '../submissions/send-counted.ts'
import { lines, submission } from '../submissions/submission.ts'
import { applicationUid } from './application.ts'
import { employersOf } from './employers.ts'
import { deletionOf, expectedEnd } from './retention.ts'
import { openVacancy, type VacancyRow } from './vacancies.ts'

/** An application as the worker sends it. */
export const NewApplication = z.strictObject({
  ...submission,
  /** Public number of the vacancy. */
  vacancy: z.int().positive(),
  /** The account, if who applies is signed in. */
  userId: z.int().positive().nullable(),
  name: line(120).min(1),
  email: emailAddress,
  phone: line(40).nullable(),
  motivation: lines(5000).min(1),
  links: z.array(z.url({ protocol: /^https?$/ }).max(500)).max(5),
  file: AttachedFile.nullable(),
  /** To the letter, what who lets it be kept for a year agreed to; null for everybody else. */
  consent: lines(1000).min(1).nullable(),
  consentVersion: line(20).min(1).nullable().default(null),
})

type NewApplication = z.output<typeof NewApplication>

/**
 * Records an application, once, confirms it to the candidate and tells the employer, in one transaction.
 * @returns The token of the link with which the candidate sees and withdraws it.
 * @throws errors.NotFoundError, and a refusal `vacancy-closed`.
 */
export async function receiveApplication(
  strapi: Core.Strapi,
  application: NewApplication,
): Promise<{ isNew: boolean; token: string }> {
  const { submissionKey, vacancy: number, language } = application
  const known = await findByKey(strapi, submissionKey)
  if (known) return { isNew: false, token: linkToken('application-links', known) }
  const vacancy = await openVacancy(strapi, number, language)
  const isNew = await recordOnce(strapi, applicationUid, submissionKey, (trx) =>
    record(strapi, trx, application, vacancy),
  )
  const documentId = (await findByKey(strapi, submissionKey)) ?? ''
  return { isNew, token: linkToken('application-links', documentId) }
}

async function findByKey(strapi: Core.Strapi, submissionKey: string): Promise<string | null> {
  const row = await strapi.db.query(applicationUid).findOne({ where: { submissionKey } })
  return row?.documentId ?? null
}

async function record(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { vacancy: _, sourcePath, consentVersion, ...application }: NewApplication,
  vacancy: VacancyRow,
): Promise<void> {
  const now = new Date()
  const { consent, email, language, name, phone, motivation, file } = application
  const deleteAfter = deletionOf(expectedEnd(vacancy, now), consent !== null)
  const { documentId } = await strapi.db.query(applicationUid).create({
    data: {
      ...application,
      vacancy: vacancy.id,
      vacancyId: vacancy.documentId,
      consentAt: consent === null ? null : now,
      deleteAfter,
    },
  })
  if (consent !== null)
    await logConsent(strapi, {
      ...{ purpose: 'application-kept', email, step: 'given', lists: [`vacancy/${vacancy.number}`] },
      ...{ agreed: { text: consent, version: consentVersion }, source: sourcePath },
    })
  const about = { title: vacancy.title, employer: vacancy.employer?.name ?? '' }
  await sendCounted(strapi, trx, 'application', {
    kind: 'application-sent',
    key: documentId,
    to: email,
    locale: language,
    values: { ...about, token: linkToken('application-links', documentId) },
  })
  for (const { to, locale } of await employersOf(strapi, vacancy))
    await enqueueMail(strapi, {
      kind: 'application-received',
      key: documentId,
      to,
      locale,
      values: {
        ...about,
        ...{ name, email, phone, motivation },
        number: vacancy.number,
        hasCv: file ? 1 : 0,
      },
    })
}
