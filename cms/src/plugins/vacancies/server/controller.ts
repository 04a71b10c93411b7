import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { approveClaim, rejectClaim } from '../../../companies/claim-review.ts'
import { approveProfile, rejectProfile } from '../../../companies/profile-review.ts'
import { decideReport } from '../../../vacancies/report-review.ts'
import { approve, reject } from '../../../vacancies/review.ts'
import { allWaiting } from './queue.ts'
import { waitingPictures } from './waiting-pictures.ts'

const Place = z.object({ documentId: z.string().min(1).max(64) })
const submittedAt = z.iso.datetime()
const Approval = z.strictObject({ submittedAt })
const reason = z.string().trim().min(1).max(2000)
const Numbered = z.object({ id: z.coerce.number().int().positive() })
const ClaimRejection = z.object({ reason })
const Decision = z.strictObject({ decision: z.enum(['kept', 'taken-down']), reason })
const Rejection = z.strictObject({ submittedAt, reason })

export function vacanciesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** What waits for review, oldest first, with what it changes. */
    async waiting(ctx: Context) {
      ctx.body = { data: await allWaiting(strapi) }
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

    /** The pictures that wait with a profile, each with the one on the site. */
    async profilePictures(ctx: Context) {
      const { documentId } = validInput(Place, ctx.params)
      ctx.body = { data: await waitingPictures(strapi, documentId) }
    },

    async approveProfile(ctx: Context) {
      const { documentId } = validInput(Place, ctx.params)
      await approveProfile(strapi, documentId, validInput(Approval, ctx.request.body).submittedAt)
      ctx.status = 204
    },

    async rejectProfile(ctx: Context) {
      const { documentId } = validInput(Place, ctx.params)
      await rejectProfile(strapi, documentId, validInput(Rejection, ctx.request.body))
      ctx.status = 204
    },

    async approveClaim(ctx: Context) {
      await approveClaim(strapi, validInput(Numbered, ctx.params).id)
      ctx.status = 204
    },

    async rejectClaim(ctx: Context) {
      const { id } = validInput(Numbered, ctx.params)
      await rejectClaim(strapi, id, validInput(ClaimRejection, ctx.request.body).reason)
      ctx.status = 204
    },

    async decideReport(ctx: Context) {
      const { documentId } = validInput(Place, ctx.params)
      await decideReport(strapi, documentId, validInput(Decision, ctx.request.body))
      ctx.status = 204
    },
  }
}
