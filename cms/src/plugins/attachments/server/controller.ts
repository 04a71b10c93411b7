import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../../../documents/types.ts'
import { downloadLink } from '../../../files/download-link.ts'

/** The file of a record, as the panel shows it. */
export interface ShownAttachment {
  type: string
  bytes: number
  /** Works for a few minutes. */
  url: string
}

export function attachmentController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** The file of a contact message; null without one. */
    async ofMessage(ctx: Context) {
      const { documentId } = ctx.params
      const message = await strapi.db.query(uidOf('contact-message')).findOne({ where: { documentId } })
      const { SITE_URL: siteUrl, HOOK_SECRET: secret } = process.env
      const file = message?.file
      const data: ShownAttachment | null =
        file && siteUrl && secret
          ? { type: file.type, bytes: file.bytes, url: downloadLink({ siteUrl, secret }, file.id) }
          : null
      ctx.body = { data }
    },
  }
}
