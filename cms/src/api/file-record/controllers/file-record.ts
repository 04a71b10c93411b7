import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { uidOf } from '../../../documents/types.ts'
import { fileRecordTypes } from '../../../files/record-types.ts'
import { submission } from '../../../submissions/submission.ts'

const Asked = z.strictObject({ keys: z.array(submission.submissionKey).max(200) })

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Which submission keys have a record that keeps a file: the worker deletes the files of the others. */
  async known(ctx: Context) {
    const { keys } = validInput(Asked, ctx.request.body)
    const found = await Promise.all(
      fileRecordTypes.map(
        (type): Promise<{ submissionKey: string }[]> =>
          strapi.db
            .query(uidOf(type))
            .findMany({ where: { submissionKey: { $in: keys } }, select: ['submissionKey'] }),
      ),
    )
    return { data: { keys: found.flat().map(({ submissionKey }) => submissionKey) } }
  },
})
