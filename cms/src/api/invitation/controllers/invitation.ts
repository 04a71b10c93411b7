import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { checkOwnPassword } from '../../../access/password.ts'
import { refusal } from '../../../access/refusal.ts'
import { emailAddress, line, mailedCode, validInput } from '../../../access/valid-input.ts'
import { invite, openInvitations, revoke } from '../../../companies/invitations.ts'
import { join, requireRole } from '../../../companies/memberships.ts'
import { addUser, usernameOf } from '../../../sign-in/new-user.ts'
import { sessionAnswer } from '../../../sign-in/session-answer.ts'
import { isFree, takeOver } from '../../../sign-in/take-over.ts'

const uid = 'api::invitation.invitation'
const userUid = 'plugin::users-permissions.user'

const Token = z.strictObject({ token: mailedCode })
const Newcomer = z.strictObject({
  token: mailedCode,
  password: z.string('password is a required field'),
  firstName: line(80),
  lastName: line(80),
  language: z.enum(['nl', 'en', 'de']).optional(),
})

const Guest = z.strictObject({
  email: emailAddress,
  role: z.enum(['owner', 'editor']),
  language: z.enum(['nl', 'en', 'de']),
})

export default factories.createCoreController(uid, ({ strapi }) => {
  const service = () => strapi.service(uid)
  return {
    /** The invitation behind a token, or null; for the page that the mail links to. */
    async byToken(ctx) {
      const { token } = validInput(Token, ctx.query)
      return { data: await service().shown(token) }
    },

    /** The open invitations of a company, for its owners. */
    async ofCompany(ctx) {
      const { company = '' } = ctx.params
      await requireRole(strapi, ctx.state.user, company, ['owner'])
      return { data: await openInvitations(strapi, company) }
    },

    /** Invites somebody to act for a company, by an owner. */
    async invite(ctx) {
      const { company = '' } = ctx.params
      await requireRole(strapi, ctx.state.user, company, ['owner'])
      const guest = validInput(Guest, ctx.request.body)
      await invite(strapi, { company, by: ctx.state.user }, guest)
      return ctx.send({ ok: true })
    },

    /** Takes an invitation back, by an owner. */
    async revoke(ctx) {
      const { company = '', invitation: documentId = '' } = ctx.params
      await requireRole(strapi, ctx.state.user, company, ['owner'])
      await revoke(strapi, company, { documentId })
      return ctx.send({ ok: true })
    },

    /** Makes the signed-in account a member of the company. */
    async accept(ctx) {
      const { token } = validInput(Token, ctx.request.body)
      const invitation = await service().open(token)
      const { user } = ctx.state
      if (user.email !== invitation.email)
        throw new errors.ForbiddenError('The invitation is for another e-mail address')
      await strapi.db.transaction(async () => {
        await service().claim(invitation)
        await join(strapi, user, invitation.partner.documentId, invitation.role)
      })
      return ctx.send({ ok: true })
    },

    /** Also creates the account. The token came by mail, so it proves the address. */
    async register(ctx) {
      const { token, password, ...names } = validInput(Newcomer, ctx.request.body)
      const invitation = await service().open(token)
      const { email } = invitation
      checkOwnPassword(password, { email, ...names })
      const known = await strapi.db.query(userUid).findOne({ where: { email } })
      if (known && !isFree(known)) throw refusal('taken')
      const own = { ...names, password }
      const user = await strapi.db.transaction(async () => {
        await service().claim(invitation)
        if (known) await takeOver(strapi, known, own)
        const account =
          known ?? (await addUser(strapi, { ...own, email, username: usernameOf(email), confirmed: true }))
        await join(strapi, account, invitation.partner.documentId, invitation.role)
        return account
      })
      return sessionAnswer(strapi, ctx, user)
    },
  }
})
