import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { actFor, requireRole } from '../companies/memberships.ts'
import type { AccountContext } from './account.ts'

const Choice = z.strictObject({ company: z.string().min(1).max(64) })

/** Choosing the company that an account acts for. */
export function companyActions(strapi: Core.Strapi) {
  return {
    /** @throws errors.ForbiddenError For a company that it is no member of. */
    async chooseCompany(ctx: AccountContext) {
      const { company } = validInput(Choice, ctx.request.body)
      const { user } = ctx.state
      await requireRole(strapi, user, company, ['owner', 'editor'])
      await actFor(strapi, user.id, company)
      return ctx.send({ ok: true })
    },
  }
}
