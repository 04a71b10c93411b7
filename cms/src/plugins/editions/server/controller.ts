import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { readDraft } from '../../../editions/edition.ts'
import { saveParts, withNewest } from '../../../editions/newest.ts'
import { planEdition, runOf } from '../../../editions/plan.ts'
import { advanceEditions, callOff } from '../../../editions/run.ts'
import { mailTest } from '../../../editions/test-mail.ts'
import { languages } from '../../../mail/site-link.ts'
import { edition, editions } from './reads.ts'

const Place = z.object({ documentId: z.string().min(1).max(64), locale: z.enum(languages) })
/** Null for now. */
const Plan = z.strictObject({ sendAt: z.iso.datetime().nullable() })

export function editionsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    async list(ctx: Context) {
      ctx.body = { data: await editions(strapi) }
    },

    /** One edition with its mail, what it lacks, and its figures. */
    async one(ctx: Context) {
      const { documentId, locale } = validInput(Place, ctx.params)
      ctx.body = { data: await edition(strapi, documentId, locale) }
    },

    /** Adds the newest since the last edition. */
    async fill(ctx: Context) {
      const { documentId, locale } = validInput(Place, ctx.params)
      const draft = await readDraft(strapi, documentId, locale)
      const run = await runOf(strapi, draft)
      if (run?.started_at) throw new errors.ValidationError('already-sent')
      const parts = await withNewest(strapi, draft, { withBeginning: true })
      if (parts) await saveParts(strapi, draft, parts)
      ctx.body = { data: { isChanged: parts !== null } }
    },

    /** Mails it to whoever asks. */
    async test(ctx: Context) {
      const { documentId, locale } = validInput(Place, ctx.params)
      await mailTest(strapi, { documentId, locale, to: ctx.state.user.email })
      ctx.status = 204
    },

    async plan(ctx: Context) {
      const { documentId, locale } = validInput(Place, ctx.params)
      const { sendAt } = validInput(Plan, ctx.request.body)
      await planEdition(strapi, {
        ...{ documentId, locale, editor: ctx.state.user.id },
        sendAt: sendAt ? Date.parse(sendAt) : Date.now(),
      })
      // Otherwise the next run of the cron does it.
      void advanceEditions(strapi)
      ctx.status = 204
    },

    async callOff(ctx: Context) {
      if (!(await callOff(strapi, validInput(Place, ctx.params))))
        throw new errors.ValidationError('not-sending')
      ctx.status = 204
    },
  }
}
