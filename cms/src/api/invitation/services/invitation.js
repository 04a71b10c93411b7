// @ts-check

const { factories } = require('@strapi/strapi')
const { errors } = require('@strapi/utils')
const { hashOf } = require('../../../access/code.js')
const { textsOf } = require('../../../account/published-texts.js')
const { isFree } = require('../../../sign-in/take-over.js')

const uid = 'api::invitation.invitation'
const userUid = 'plugin::users-permissions.user'

/**
 * An invitation that can be accepted, with its partner.
 * @typedef {{ id: number, email: string, partner: { documentId: string } }} OpenInvitation
 */

module.exports = factories.createCoreService(uid, ({ strapi }) => {
  const invitations = () => strapi.db.query(uid)

  /** @param {string} token */
  function find(token) {
    return invitations().findOne({ where: { tokenHash: hashOf(token) }, populate: ['partner'] })
  }

  return {
    /** What the invited may see of an invitation, or null where there is none. @param {string} token */
    async shown(token) {
      const invitation = await find(token)
      if (!invitation) return null
      const { email, role, expiresAt, partner } = invitation
      const texts = await textsOf('api::partner.partner', [partner?.documentId], 'nl', ['link', 'name'])
      const company = texts.get(partner?.documentId)
      const account = await strapi.db.query(userUid).findOne({ where: { email } })
      return {
        email,
        role,
        partner: company ? { name: company.name, link: company.link } : null,
        expiresAt,
        state: stateOf(invitation),
        hasAccount: account !== null && !isFree(account),
      }
    },

    /**
     * @param {string} token
     * @returns {Promise<OpenInvitation>}
     * @throws {errors.ValidationError} When there is none, or it is no longer open.
     */
    async open(token) {
      const invitation = await find(token)
      if (!invitation?.partner || stateOf(invitation) !== 'open') throw invalidToken()
      return invitation
    },

    /** Marks it as accepted, once: of two at a time, the second is refused. @param {{ id: number }} invitation */
    async claim({ id }) {
      const { count } = await invitations().updateMany({
        where: { id, acceptedAt: null, revokedAt: null },
        data: { acceptedAt: new Date() },
      })
      if (count === 0) throw invalidToken()
    },
  }
})

/** @param {{ acceptedAt: unknown, revokedAt: unknown, expiresAt: string | Date }} invitation */
function stateOf({ acceptedAt, revokedAt, expiresAt }) {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  return new Date(expiresAt).getTime() > Date.now() ? 'open' : 'expired'
}

function invalidToken() {
  return new errors.ValidationError('Invalid token')
}
