import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { mailItemAt, mailTypes, withPicture } from '../../../editions/mail-item.ts'
import { blockHtml } from '../../../editions/render.ts'
import { languages } from '../../../mail/site-link.ts'

const Place = z.object({ type: z.enum(mailTypes), key: z.string().min(1).max(200) })
const Query = z.object({ locale: z.enum(languages) })

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One published document as a mail shows it, for the mails of other systems. It has what anybody may read of it. */
  async one(ctx: Context) {
    const { type, key } = validInput(Place, ctx.params)
    const { locale } = validInput(Query, ctx.query)
    const found = await mailItemAt(strapi, type, key, locale)
    if (!found) throw new errors.NotFoundError()
    const item = await withPicture(strapi, found, locale)
    const { label, title, text, url, picture, isAdvertisement } = item
    ctx.body = {
      data: { type, label, title, text, url, picture, isAdvertisement, html: blockHtml(item, locale) },
    }
  },
})
