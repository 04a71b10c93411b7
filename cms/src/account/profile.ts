import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { line, validInput } from '../access/valid-input.ts'
import { actingFor, companiesOf } from '../companies/memberships.ts'
import type { UserController } from '../extensions/users-permissions/plugin.ts'
import { accessOf } from '../subscriptions/access-of.ts'
import type { AccountContext } from './account.ts'
import { noteSeen } from './idle.ts'

/** What users may change about themselves. Role, e-mail address and company can't be changed here. */
const OwnProfile = z.strictObject({
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: line(30).optional(),
  company: line(120).optional(),
  jobTitle: line(120).optional(),
  language: z.enum(['nl', 'en', 'de']).optional(),
})

/**
 * Reads and updates the caller's own account.
 * @param user The plugin's controller.
 */
export function profileActions(user: UserController, strapi: Core.Strapi) {
  /** Includes what the API would otherwise show only to callers who may read all roles and companies. */
  async function me(ctx: AccountContext) {
    await user.me(ctx)
    const { user: own } = ctx.state
    if (!ctx.body || !own) return
    await noteSeen(strapi, own)
    const { type, name } = own.role
    const [companies, { tier }] = await Promise.all([companiesOf(strapi, own.id), accessOf(strapi, own)])
    Object.assign(ctx.body, {
      role: { type, name },
      pendingEmail: own.pendingEmail ?? null,
      partner: await actingFor(strapi, own.id, companies),
      companies,
      tier,
    })
  }

  /** Same answer as `me`. */
  async function updateMe(ctx: AccountContext) {
    const profile = validInput(OwnProfile, ctx.request.body, 'Invalid profile')
    await strapi.plugin('users-permissions').service('user').edit(ctx.state.user.id, profile)
    return me(ctx)
  }

  return { me, updateMe }
}
