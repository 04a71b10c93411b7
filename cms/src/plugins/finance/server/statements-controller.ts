import { readFile, rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { refusal } from '../../../access/refusal.ts'
import { validInput } from '../../../access/valid-input.ts'
import { assignLine, openLines } from '../../../bank-statements/assign-line.ts'
import { importStatement } from '../../../bank-statements/import-statement.ts'
import type { ShownLine } from '../shown.ts'

/** A statement of a busy month has a few megabytes. */
const largestFile = 10_000_000

const Uploaded = z.object({ file: z.object({ filepath: z.string(), size: z.int() }) })
const Assignment = z.strictObject({
  kind: z.enum(['payment', 'return', 'refund', 'set-aside']),
  order: z.int().positive().nullable(),
  cents: z.int().positive().max(100_000_000).nullable(),
  // With that of the line, it is part of the ledger's key.
  key: z.string().min(16).max(60),
})

export function statementsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Lines of statements that finance has to assign, oldest first. */
    async list(ctx: Context) {
      const lines = await openLines(strapi.db.connection)
      const shown: ShownLine[] = lines.map(({ key, day, cents, left, name, text, return_reason }) => ({
        ...{ key, day, cents, left, name, text },
        returnReason: return_reason,
      }))
      ctx.body = { data: shown }
    },

    /** Books what a statement says. */
    async read(ctx: Context) {
      const { file: upload } = validInput(Uploaded, ctx.request.files)
      try {
        if (upload.size > largestFile) throw refusal('statement-large')
        const file = await readFile(upload.filepath, 'utf8')
        ctx.body = { data: await importStatement(strapi, { file, account: `panel:${ctx.state.user.id}` }) }
      } finally {
        await rm(upload.filepath, { force: true })
      }
    },

    /** Books a line for an order, or sets it aside. */
    async assign(ctx: Context) {
      const assignment = validInput(Assignment, ctx.request.body)
      const line = String(ctx.params.key)
      await assignLine(strapi, { line, account: `panel:${ctx.state.user.id}`, ...assignment })
      ctx.status = 204
    },
  }
}
