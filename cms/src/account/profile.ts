import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { line, validInput } from '../access/valid-input.ts'
import type { UserController } from '../extensions/users-permissions/plugin.ts'
import type { AccountContext } from './account.ts'
import { textsOf } from './published-texts.ts'

const userUid = 'plugin::users-permissions.user'

/** What users may change about themselves. Role, e-mail address and company can't be changed here. */
const OwnProfile = z.strictObject({
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: line(30).optional(),
  company: line(120).optional(),
  jobTitle: line(120).optional(),
  language: z.enum(['nl', 'en', 'de']).optional(),
  interests: z.array(line(80)).max(50).optional(),
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
    const { type, name } = own.role
    Object.assign(ctx.body, {
      role: { type, name },
      pendingEmail: own.pendingEmail ?? null,
      partner: await companyOf(strapi, own.id),
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

/** The company an account belongs to. */
export async function companyOf(
  strapi: Core.Strapi,
  userId: number,
): Promise<{ documentId: string; link: string; name: string } | null> {
  const user = await strapi.db.query(userUid).findOne({ where: { id: userId }, populate: { partner: true } })
  const { documentId } = user?.partner ?? {}
  if (!documentId) return null
  const texts = await textsOf(strapi, 'api::partner.partner', [documentId], 'nl', ['link', 'name'])
  const { link, name } = texts.get(documentId) ?? user.partner
  return { documentId, link, name }
}
