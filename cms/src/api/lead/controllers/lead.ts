import { factories } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, line, validInput } from '../../../access/valid-input.ts'
import { downloadCode } from '../../../submissions/download-code.ts'
import { leadMails } from '../../../submissions/lead-mails.ts'
import { findSubject } from '../../../submissions/lead-subject.ts'
import { recordOnce } from '../../../submissions/record-once.ts'
import { lines, submission } from '../../../submissions/submission.ts'

const uid = 'api::lead.lead'

const slug = z.string().min(1).max(200)

/** Who asks. */
const person = {
  name: line(120).min(1),
  email: emailAddress,
  phone: line(40).nullable(),
  company: line(120).nullable(),
  jobTitle: line(120).nullable(),
  message: lines(5000).nullable(),
}

const Lead = z.discriminatedUnion('kind', [
  z.strictObject({ ...submission, ...person, kind: z.literal('supplier'), link: slug }),
  z.strictObject({ ...submission, ...person, kind: z.literal('product'), slug }),
  z.strictObject({
    ...submission,
    ...person,
    kind: z.literal('whitepaper'),
    number: z.int().positive(),
    /** What was agreed to, to the letter: that the supplier gets the reader's details. */
    consent: lines(1000).min(1),
  }),
  /** With the product that is asked about; null for a general question. */
  z.strictObject({ ...submission, ...person, kind: z.literal('advertising'), slug: slug.nullable() }),
])

export type LeadInput = z.output<typeof Lead>

export default factories.createCoreController(uid, ({ strapi }) => ({
  /**
   * Records a lead, once, mails it to who it is for, and mails a copy to who asked; a white paper's link instead of a copy.
   * @returns For a white paper the code that opens its file.
   * @throws errors.NotFoundError where what it is about isn't published.
   */
  async receive(ctx) {
    const lead = validInput(Lead, ctx.request.body)
    const subject = await findSubject(strapi, lead)
    const download = subject.download && downloadCode(subject.download.documentId)
    const isNew = await recordOnce(strapi, uid, lead.submissionKey, async (trx) => {
      const { name, email, phone, company, jobTitle, message, kind } = lead
      const { language, sourcePath, submissionKey } = lead
      const { documentId } = await strapi.db.query(uid).create({
        data: {
          ...{ name, email, phone, company, jobTitle, message, kind, language, sourcePath, submissionKey },
          ...subject.relations,
          consent: lead.kind === 'whitepaper' ? lead.consent : null,
          sentTo: subject.recipient,
        },
      })
      await leadMails(strapi, trx, documentId, lead, subject)
    })
    ctx.status = isNew ? 201 : 200
    return { data: { download } }
  },
}))
