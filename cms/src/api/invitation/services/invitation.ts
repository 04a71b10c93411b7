import { factories } from '@strapi/strapi'
import { hashOf } from '../../../access/code.ts'
import { refusal } from '../../../access/refusal.ts'
import { textsOf } from '../../../account/published-texts.ts'
import type { CompanyRole } from '../../../companies/memberships.ts'
import { liftSuppression } from '../../../mail/outbox/suppressions.ts'
import { isFree } from '../../../sign-in/take-over.ts'

const uid = 'api::invitation.invitation'
const userUid = 'plugin::users-permissions.user'

/** An invitation that can be accepted, with its partner. */
type OpenInvitation = {
  id: number
  email: string
  role: CompanyRole
  partner: { documentId: string }
}

export default factories.createCoreService(uid, ({ strapi }) => {
  const invitations = () => strapi.db.query(uid)

  function find(token: string) {
    return invitations().findOne({ where: { tokenHash: hashOf(token) }, populate: ['partner'] })
  }

  return {
    /** The public part of an invitation, or null if there is none. */
    async shown(token: string) {
      const invitation = await find(token)
      if (!invitation) return null
      const { email, role, expiresAt, partner } = invitation
      const texts = await textsOf(strapi, 'api::partner.partner', [partner?.documentId], 'nl', [
        'link',
        'name',
      ])
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

    /** @throws errors.ValidationError If it doesn't exist or is no longer open. */
    async open(token: string): Promise<OpenInvitation> {
      const invitation = await find(token)
      if (!invitation?.partner || stateOf(invitation) !== 'open') throw invalidToken()
      return invitation
    },

    /** Marks it as accepted, once: of two simultaneous requests, the second is refused. */
    async claim({ id, email }: OpenInvitation) {
      const { count } = await invitations().updateMany({
        where: { id, acceptedAt: null, revokedAt: null },
        data: { acceptedAt: new Date() },
      })
      if (count === 0) throw invalidToken()
      await strapi.db.transaction(({ trx }) => liftSuppression(trx, email))
    },
  }
})

function stateOf({
  acceptedAt,
  revokedAt,
  expiresAt,
}: {
  acceptedAt: unknown
  revokedAt: unknown
  expiresAt: string | Date
}) {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  return new Date(expiresAt).getTime() > Date.now() ? 'open' : 'expired'
}

function invalidToken() {
  return refusal('invalid-token')
}
