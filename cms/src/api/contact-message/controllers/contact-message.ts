import { factories } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, line, validInput } from '../../../access/valid-input.ts'
import { AttachedFile, fileInWords } from '../../../files/attached-file.ts'
import { enqueueMail } from '../../../mail/outbox/enqueue.ts'
import { departmentNames } from '../../../submissions/department-names.ts'
import { addressOf, departments } from '../../../submissions/departments.ts'
import { recordOnce } from '../../../submissions/record-once.ts'
import { sendCounted } from '../../../submissions/send-counted.ts'
import { lines, submission } from '../../../submissions/submission.ts'

const uid = 'api::contact-message.contact-message'

const Message = z.strictObject({
  ...submission,
  department: z.enum(departments),
  subject: line(150).min(1),
  message: lines(5000).min(1),
  name: line(120).min(1),
  email: emailAddress,
  phone: line(40).nullable(),
  company: line(120).nullable(),
  file: AttachedFile.nullable(),
  copy: z.boolean().default(true),
})

export default factories.createCoreController(uid, ({ strapi }) => ({
  /** Records a message of the contact form, once, mails it to its department, and mails a copy to who wrote it, unless they want none. */
  async receive(ctx) {
    const { copy, ...input } = validInput(Message, ctx.request.body)
    const isNew = await recordOnce(strapi, uid, input.submissionKey, async (trx) => {
      const { documentId: key } = await strapi.db.query(uid).create({ data: input })
      const { department, subject, message, name, email, phone, company, file, language: locale } = input
      const to = await addressOf(strapi, department)
      if (to)
        await enqueueMail(strapi, {
          kind: 'contact-received',
          key,
          to,
          locale: 'nl',
          values: {
            ...{ subject, message, name, email, phone, company },
            file: file && fileInWords(file),
            department: departmentNames.nl[department],
          },
        })
      if (copy)
        await sendCounted(strapi, trx, 'receipt', {
          kind: 'contact-copy',
          key,
          to: email,
          locale,
          values: { department: departmentNames[locale][department], subject, message },
        })
    })
    ctx.status = isNew ? 201 : 200
    return { data: {} }
  },
}))
