import { factories } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, line, validInput } from '../../../access/valid-input.ts'
import { publishedVacancy } from '../../../applications/vacancies.ts'
import { enqueueMail } from '../../../mail/outbox/enqueue.ts'
import { addressOf } from '../../../submissions/departments.ts'
import { recordOnce } from '../../../submissions/record-once.ts'
import { reportReasonNames, reportReasons } from '../../../submissions/report-reasons.ts'
import { sendCounted } from '../../../submissions/send-counted.ts'
import { lines, submission } from '../../../submissions/submission.ts'

const uid = 'api::vacancy-report.vacancy-report'

const Report = z.strictObject({
  ...submission,
  /** Public number of the vacancy. */
  vacancy: z.int().positive(),
  reason: z.enum(reportReasons),
  explanation: lines(5000).min(1),
  name: line(120).nullable(),
  email: emailAddress.nullable(),
})

export default factories.createCoreController(uid, ({ strapi }) => ({
  /**
   * Records a report of a vacancy, once, mails it to our own desk, and confirms it where an address was given.
   * @throws errors.NotFoundError if the vacancy isn't published.
   */
  async receive(ctx) {
    const { vacancy: number, sourcePath: _, ...report } = validInput(Report, ctx.request.body)
    const { language, reason, explanation, name, email } = report
    const vacancy = await publishedVacancy(strapi, number, language)
    const isNew = await recordOnce(strapi, uid, report.submissionKey, async (trx) => {
      const { documentId: key } = await strapi.db
        .query(uid)
        .create({ data: { ...report, number, vacancy: vacancy.id } })
      const about = { title: vacancy.title, path: `/jobs/vacature/${number}/${vacancy.slug}` }
      const to = await addressOf(strapi, 'jobs')
      if (to)
        await enqueueMail(strapi, {
          kind: 'report-received',
          key,
          to,
          locale: 'nl',
          values: { ...about, reason: reportReasonNames.nl[reason], explanation, name, email },
        })
      if (email)
        await sendCounted(strapi, trx, 'receipt', {
          kind: 'report-copy',
          key,
          to: email,
          locale: language,
          values: { ...about, reason: reportReasonNames[language][reason], explanation },
        })
    })
    ctx.status = isNew ? 201 : 200
    return { data: {} }
  },
}))
