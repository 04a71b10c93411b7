import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { requireRole } from '../../../companies/memberships.ts'
import { renew, type Step, takeStep } from '../../../vacancies/closing.ts'
import { requireMeans } from '../../../vacancies/credit.ts'
import { copyVacancy, createDraft, discardDraft, saveDraft } from '../../../vacancies/drafts.ts'
import { SavedVacancy, VacancyFields } from '../../../vacancies/fields.ts'
import { listStates, ownList } from '../../../vacancies/own-list.ts'
import { ownView } from '../../../vacancies/own-view.ts'
import { submit } from '../../../vacancies/review.ts'
import { ownVacancy, vacancyUid } from '../../../vacancies/vacancy.ts'

const List = z.strictObject({
  text: z.string().max(100).default(''),
  state: z.enum(listStates).nullable().default(null),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
const PublicNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const steps: readonly Step[] = ['pause', 'resume', 'fill']
const Renewal = z.strictObject({ key: z.string().min(16).max(64) })

/**
 * Beside reading what is published: the vacancies of companies, for their members. Each call begins with the role of the caller; a vacancy
 * of another company is not found.
 */
export default factories.createCoreController(vacancyUid, ({ strapi }) => {
  /** @throws errors.NotFoundError For a vacancy that isn't the caller's, and for none. */
  async function own(asked: string | undefined, user: { documentId: string }) {
    const number = PublicNumber.safeParse(asked)
    if (!number.success) throw new errors.NotFoundError()
    return ownVacancy(strapi, user, number.data)
  }

  return {
    /** One page of a company's vacancies. */
    async ownList(ctx) {
      const { company = '' } = ctx.params
      await requireRole(strapi, ctx.state.user, company, ['owner', 'editor'])
      return ctx.send({ data: await ownList(strapi, company, validInput(List, ctx.query)) })
    },

    /** Begins a vacancy. */
    async createOwn(ctx) {
      const { company = '' } = ctx.params
      const { user } = ctx.state
      await requireRole(strapi, user, company, ['owner', 'editor'])
      const input = validInput(VacancyFields, ctx.request.body)
      return ctx.send({ data: { number: await createDraft(strapi, user, company, input) } }, 201)
    },

    async readOwn(ctx) {
      const view = await ownView(strapi, await own(ctx.params.number, ctx.state.user))
      if (!view) throw new errors.NotFoundError()
      return ctx.send({ data: view })
    },

    async saveOwn(ctx) {
      const { draft } = await own(ctx.params.number, ctx.state.user)
      await saveDraft(strapi, ctx.state.user, draft.documentId, validInput(SavedVacancy, ctx.request.body))
      return ctx.send({ ok: true })
    },

    /** Deletes what nobody has seen, or drops the change to what is published. */
    async discardOwn(ctx) {
      const { draft } = await own(ctx.params.number, ctx.state.user)
      await discardDraft(strapi, draft.documentId)
      return ctx.send({ ok: true })
    },

    async copyOwn(ctx) {
      const { draft, company } = await own(ctx.params.number, ctx.state.user)
      const number = await copyVacancy(strapi, ctx.state.user, company, draft.documentId)
      return ctx.send({ data: { number } }, 201)
    },

    /** Hands it in for review. */
    async submitOwn(ctx) {
      const vacancy = await own(ctx.params.number, ctx.state.user)
      const { draft, published, company } = vacancy
      // A change to what is published was paid with it.
      if (!published && draft.vacancyState !== 'submitted') await requireMeans(strapi, company, vacancy)
      await submit(strapi, ctx.state.user, draft.documentId)
      return ctx.send({ ok: true })
    },

    /** Pauses, resumes, or closes it as filled. */
    async stepOwn(ctx) {
      const { draft } = await own(ctx.params.number, ctx.state.user)
      const step = steps.find((known) => known === ctx.params.step)
      if (!step) throw new errors.NotFoundError()
      await takeStep(strapi, ctx.state.user, draft.documentId, step)
      return ctx.send({ ok: true })
    },

    /** Another period, for a credit. */
    async renewOwn(ctx) {
      const { draft } = await own(ctx.params.number, ctx.state.user)
      const { key } = validInput(Renewal, ctx.request.body)
      await renew(strapi, ctx.state.user, draft.documentId, key)
      return ctx.send({ ok: true })
    },
  }
})
