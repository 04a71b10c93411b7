import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { approve, reject } from '../../../vacancies/review.ts'
import { waitingVacancies } from './waiting.ts'

const Place = z.object({ documentId: z.string().min(1).max(64) })
const submittedAt = z.iso.datetime()
const Approval = z.strictObject({ submittedAt })
const Rejection = z.strictObject({ submittedAt, reason: z.string().trim().min(1).max(2000) })

export function vacanciesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** What waits for review, oldest first, with what it changes. */
    async waiting(ctx: Context) {
      ctx.body = { data: await waitingVacancies(strapi) }
    },

    async approve(ctx: Context) {
      const { documentId } = validInput(Place, ctx.params)
      await approve(strapi, documentId, validInput(Approval, ctx.request.body).submittedAt)
      ctx.status = 204
    },

    async reject(ctx: Context) {
      const { documentId } = validInput(Place, ctx.params)
      await reject(strapi, documentId, validInput(Rejection, ctx.request.body))
      ctx.status = 204
    },
  }
}
