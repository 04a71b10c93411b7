import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { refusal } from '../../../access/refusal.ts'
import { validInput } from '../../../access/valid-input.ts'
import { type CompanyRole, membershipUid, membersOf, requireRole } from '../../../companies/memberships.ts'

const Role = z.strictObject({ role: z.enum(['owner', 'editor']) })

/** The members of a company, for its members. Companies and members are named by their documentIds. */
export default factories.createCoreController(membershipUid, ({ strapi }) => {
  /** @throws errors.NotFoundError For a member of another company. */
  async function memberOf(company: string, member: string) {
    const members = await membersOf(strapi, company)
    const found = members.find(({ documentId }) => documentId === member)
    if (!found) throw new errors.NotFoundError()
    const owners = members.filter(({ role }) => role === 'owner')
    return { found, isLastOwner: found.role === 'owner' && owners.length === 1 }
  }

  return {
    /** Everybody who acts for the company; owners also see at which address. */
    async members(ctx) {
      const { company = '' } = ctx.params
      const { user: caller } = ctx.state
      await requireRole(strapi, caller, company, ['owner', 'editor'])
      const members = await membersOf(strapi, company)
      const isOwner = members.some(({ user, role }) => user?.id === caller.id && role === 'owner')
      return {
        data: members.flatMap(({ documentId, role, user }) =>
          user
            ? [
                {
                  documentId,
                  role,
                  firstName: user.firstName,
                  lastName: user.lastName,
                  email: isOwner ? user.email : null,
                  isSelf: user.id === caller.id,
                },
              ]
            : [],
        ),
      }
    },

    /** Changes a member's role, by an owner. A company keeps one. */
    async setRole(ctx) {
      const { company = '', member = '' } = ctx.params
      await requireRole(strapi, ctx.state.user, company, ['owner'])
      const { role }: { role: CompanyRole } = validInput(Role, ctx.request.body)
      const { found, isLastOwner } = await memberOf(company, member)
      if (isLastOwner && role !== 'owner') throw refusal('last-owner')
      await strapi.documents(membershipUid).update({ documentId: found.documentId, data: { role } as object })
      return ctx.send({ ok: true })
    },

    /** Ends a membership, by an owner or the member itself. A company keeps an owner. */
    async leave(ctx) {
      const { company = '', member = '' } = ctx.params
      const { user } = ctx.state
      await requireRole(strapi, user, company, ['owner', 'editor'])
      const { found, isLastOwner } = await memberOf(company, member)
      if (found.user?.id !== user.id) await requireRole(strapi, user, company, ['owner'])
      if (isLastOwner) throw refusal('last-owner')
      await strapi.documents(membershipUid).delete({ documentId: found.documentId })
      return ctx.send({ ok: true })
    },
  }
})
