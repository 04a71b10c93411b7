import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { composeMail } from '../../../mail/compose.ts'
import { kindOf, mailKinds } from '../../../mail/kinds.ts'
import { sendAgain } from '../../../mail/outbox/send-again.ts'
import { suppressionTable } from '../../../mail/outbox/tables.ts'
import { languages } from '../../../mail/site-link.ts'
import { deletionCounts } from '../../../privacy/deletion-counts.ts'
import { countsOf, type ListName, lists, mailsOf, suppressedAddresses } from './reads.ts'

const Mails = z.object({
  list: z.enum(Object.keys(lists) as ListName[]),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
const One = z.object({ id: z.coerce.number().int().positive() })
const Template = z.object({ language: z.enum(languages) })

export function postController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** One page of a list, and the size of each list. */
    async mails(ctx: Context) {
      const { list, page } = validInput(Mails, ctx.query)
      const [mails, counts] = await Promise.all([mailsOf(strapi, list, page), countsOf(strapi)])
      ctx.body = { data: { mails, counts } }
    },

    /** Resends a dead or suppressed mail. */
    async again(ctx: Context) {
      const { id } = validInput(One, ctx.params)
      if (!(await sendAgain(strapi, id))) throw new errors.NotFoundError()
      ctx.status = 204
    },

    /** Suppressed addresses. */
    async addresses(ctx: Context) {
      ctx.body = { data: await suppressedAddresses(strapi) }
    },

    /** Lifts a suppression. */
    async lift(ctx: Context) {
      const { id } = validInput(One, ctx.params)
      if ((await strapi.db.connection(suppressionTable).where({ id }).delete()) === 0)
        throw new errors.NotFoundError()
      ctx.status = 204
    },

    /** How much was deleted because it was old. */
    async deleted(ctx: Context) {
      ctx.body = { data: await deletionCounts(strapi) }
    },

    /** All kinds of mail. */
    async templates(ctx: Context) {
      ctx.body = {
        data: mailKinds.map((kind) => ({
          kind,
          label: kindOf(kind)?.label ?? kind,
          delivery: kindOf(kind)?.delivery,
        })),
      }
    },

    /** One kind of mail in one language, with sample values. */
    async template(ctx: Context) {
      const { language } = validInput(Template, ctx.query)
      const kind = kindOf(String(ctx.params.kind))
      if (!kind) throw new errors.NotFoundError()
      const { subject, html, text } = composeMail(kind, language, kind.example)
      ctx.body = { data: { subject, html, text } }
    },
  }
}
