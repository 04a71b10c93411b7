import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { mailedCode, validInput } from '../../../access/valid-input.ts'
import { applicationUid } from '../../../applications/application.ts'
import {
  Answer,
  ApplicationChange,
  answerCandidate,
  answersGoTo,
  applicationFor,
  applicationsFor,
  shownToEmployer,
} from '../../../applications/employer.ts'
import { linkedApplication, shownToCandidate } from '../../../applications/own.ts'
import { NewApplication, receiveApplication } from '../../../applications/receive.ts'
import { deleteDue, dueApplications, settleRetention } from '../../../applications/retention.ts'
import { vacancyOfMember } from '../../../applications/vacancies.ts'
import { withdrawApplication } from '../../../applications/withdraw.ts'
import { downloadLink } from '../../../files/download-link.ts'
import { languageOf } from '../../../mail/site-link.ts'
import { submission } from '../../../submissions/submission.ts'

/** Applications that the worker handles at a time. */
const batch = 200

const ByLink = z.object({ token: mailedCode })
const Due = z.strictObject({ submissionKeys: z.array(submission.submissionKey).max(batch) })

/** Applications: sent by anybody through the worker, seen by who sent them, handled by the members of the company. */
export default factories.createCoreController(applicationUid, ({ strapi }) => {
  /** The vacancy that an address names, for who acts for its company. Every call of an employer begins with it. */
  function vacancyIn(ctx: Context) {
    return vacancyOfMember(strapi, ctx.state.user, ctx.params.number ?? '')
  }

  return {
    /** Records an application, once. */
    async receive(ctx) {
      const application = validInput(NewApplication, ctx.request.body)
      const { isNew, token } = await receiveApplication(strapi, application)
      ctx.status = isNew ? 201 : 200
      return { data: { token } }
    },

    /** What the link of a mail opens. */
    async byLink(ctx) {
      const { token } = validInput(ByLink, ctx.query)
      const row = await linkedApplication(strapi, token)
      const [application] = await shownToCandidate(strapi, [row], languageOf(ctx.query.locale))
      return { data: application }
    },

    /** Withdraws by such a link. */
    async withdrawByLink(ctx) {
      const { token } = validInput(ByLink, ctx.request.body)
      await withdrawApplication(strapi, await linkedApplication(strapi, token))
      return { data: {} }
    },

    /** Which applications are to be deleted now: the worker deletes their files first. */
    async due() {
      const now = new Date()
      await settleRetention(strapi, now)
      return { data: { submissionKeys: await dueApplications(strapi, now, batch) } }
    },

    /** Deletes them, once their files are gone. */
    async deleteDue(ctx) {
      const { submissionKeys } = validInput(Due, ctx.request.body)
      await deleteDue(strapi, submissionKeys, new Date())
      return { data: {} }
    },

    /** The applications for a vacancy, newest first. */
    async ofVacancy(ctx) {
      const vacancy = await vacancyIn(ctx)
      const { documentId, number, title, vacancyState, validThrough } = vacancy
      const rows = await applicationsFor(strapi, documentId)
      return {
        data: {
          vacancy: { documentId, number, title, state: vacancyState, validThrough },
          answersGoTo: answersGoTo(vacancy, ctx.state.user),
          applications: rows.map(shownToEmployer),
        },
      }
    },

    /** Changes the state and the employer's own note. */
    async change(ctx) {
      const vacancy = await vacancyIn(ctx)
      const { state, note } = validInput(ApplicationChange, ctx.request.body)
      const { id } = await applicationFor(strapi, vacancy.documentId, ctx.params.application ?? '')
      await strapi.db.query(applicationUid).update({ where: { id }, data: { state, employerNote: note } })
      return { data: {} }
    },

    /** Mails the employer's words to the candidate. */
    async answer(ctx) {
      const vacancy = await vacancyIn(ctx)
      const answer = validInput(Answer, ctx.request.body)
      const application = await applicationFor(strapi, vacancy.documentId, ctx.params.application ?? '')
      await answerCandidate(strapi, vacancy, application, answer, ctx.state.user)
      return { data: {} }
    },

    /** A link to the CV that works for a few minutes. */
    async cv(ctx) {
      const vacancy = await vacancyIn(ctx)
      const { file, name } = await applicationFor(strapi, vacancy.documentId, ctx.params.application ?? '')
      const { SITE_URL: siteUrl, HOOK_SECRET: secret } = process.env
      if (!file || !siteUrl || !secret) throw new errors.NotFoundError()
      return { data: { url: downloadLink({ siteUrl, secret }, file.id, name) } }
    },
  }
})
