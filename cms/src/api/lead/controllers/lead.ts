import { factories } from '@strapi/strapi'
import { validInput } from '../../../access/valid-input.ts'
import { logConsent } from '../../../newsletters/consent-log.ts'
import { downloadCode } from '../../../submissions/download-code.ts'
import { Lead } from '../../../submissions/lead-input.ts'
import { leadMails } from '../../../submissions/lead-mails.ts'
import { findSubject } from '../../../submissions/lead-subject.ts'
import { recordOnce } from '../../../submissions/record-once.ts'

const uid = 'api::lead.lead'

export default factories.createCoreController(uid, ({ strapi }) => ({
  /**
   * Records a lead, once, mails it to who it is for, and mails a copy to who asked; a white paper's link instead of a copy.
   * @returns Who gets it, and for a white paper the code that opens its file.
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
      if (lead.kind === 'whitepaper')
        await logConsent(strapi, {
          ...{ purpose: 'whitepaper', email, step: 'given', lists: [`whitepaper/${lead.number}`] },
          ...{ agreed: { text: lead.consent, version: lead.consentVersion }, source: sourcePath },
        })
      await leadMails(strapi, trx, documentId, lead, subject)
    })
    ctx.status = isNew ? 201 : 200
    return { data: { reaches: subject.reaches, download } }
  },
}))
