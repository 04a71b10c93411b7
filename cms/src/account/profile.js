// @ts-check

const { z } = require('zod')
const { line, validInput } = require('../access/valid-input.js')
const { textsOf } = require('./published-texts.js')

/** @typedef {import('./account.js').AccountContext} AccountContext */
/** @typedef {import('../extensions/users-permissions/plugin.js').UserController} UserController */

const userUid = 'plugin::users-permissions.user'

/** What users may change of themselves. Role, e-mail address and company are not theirs to change here. */
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
 * Reading and changing one's own account.
 * @param {UserController} user The plugin's controller.
 */
function profileActions(user) {
  /** With what the API itself would show only to who may read all roles and companies. @param {AccountContext} ctx */
  async function me(ctx) {
    await user.me(ctx)
    const { user: own } = ctx.state
    if (!ctx.body || !own) return
    const { type, name } = own.role
    Object.assign(ctx.body, {
      role: { type, name },
      pendingEmail: own.pendingEmail ?? null,
      partner: await companyOf(own.id),
    })
  }

  /** Answers as `me`. @param {AccountContext} ctx */
  async function updateMe(ctx) {
    const profile = validInput(OwnProfile, ctx.request.body, 'Invalid profile')
    await strapi.plugin('users-permissions').service('user').edit(ctx.state.user.id, profile)
    return me(ctx)
  }

  return { me, updateMe }
}

/**
 * The company that an account belongs to.
 * @param {number} userId
 * @returns {Promise<{ documentId: string, link: string, name: string } | null>}
 */
async function companyOf(userId) {
  const user = await strapi.db.query(userUid).findOne({ where: { id: userId }, populate: { partner: true } })
  const { documentId } = user?.partner ?? {}
  if (!documentId) return null
  const texts = await textsOf('api::partner.partner', [documentId], 'nl', ['link', 'name'])
  const { link, name } = texts.get(documentId) ?? user.partner
  return { documentId, link, name }
}

module.exports = { companyOf, profileActions }
