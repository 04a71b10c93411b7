import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../../../documents/types.ts'
import { downloadLink } from '../../../files/download-link.ts'
import { type FileCheck, fileCheckAt } from '../../../files/file-check.ts'
import { type FileRecordType, fileRecordTypes } from '../../../files/record-types.ts'

/** The file of a record, as the panel shows it. */
export interface ShownAttachment {
  type: string
  bytes: number
  check: FileCheck
  /** Works for a few minutes. */
  url: string
}

/** One action for each type, named as the type: who may read that type may have its files. */
export function attachmentController({ strapi }: { strapi: Core.Strapi }) {
  return Object.fromEntries(
    fileRecordTypes.map((type) => [type, (ctx: Context) => answerFileOf(strapi, type, ctx)]),
  )
}

/** Answers with the file of a record; null without one. */
async function answerFileOf(strapi: Core.Strapi, type: FileRecordType, ctx: Context) {
  const { documentId } = ctx.params
  const record = await strapi.db.query(uidOf(type)).findOne({ where: { documentId } })
  const { SITE_URL: siteUrl, HOOK_SECRET: secret } = process.env
  const file = record?.file
  ctx.body = { data: file && siteUrl && secret ? await shown(file, { siteUrl, secret }) : null }
}

async function shown(
  { id, type, bytes }: { id: string; type: string; bytes: number },
  site: { siteUrl: string; secret: string },
): Promise<ShownAttachment> {
  const url = downloadLink(site, id)
  return { type, bytes, check: await fileCheckAt(url), url }
}
