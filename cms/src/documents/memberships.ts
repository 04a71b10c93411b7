import type { Core } from '@strapi/strapi'
import { endMemberships } from '../companies/end-memberships.ts'
import { membershipKey, membershipUid } from '../companies/memberships.ts'
import { dropPictures } from '../companies/picture-table.ts'
import { invalidField } from './invalid-field.ts'
import { type DocumentMiddleware, uidOf, writes } from './types.ts'

const partnerUid = uidOf('partner')
const userUid = 'plugin::users-permissions.user'

/**
 * Gives each membership its key, which the database keeps unique: an account is a member of a company once. A deleted company has no
 * members, and a deleted account no memberships.
 */
export function memberships(strapi: Core.Strapi): DocumentMiddleware {
  return async function memberships(call, next) {
    if (call.uid === partnerUid && call.action === 'delete')
      return withoutMembers(call.params.documentId, next)
    if (call.uid === userUid && call.action === 'delete')
      return withoutMemberships(call.params.documentId, next)
    if (call.uid !== membershipUid || !(writes(call) || call.action === 'clone')) return next()
    return strapi.db.transaction(async () => {
      const saved = await next()
      if (saved) await setKey(saved.documentId ?? saved.entries?.[0]?.documentId)
      return saved
    })
  }

  async function setKey(documentId: string | undefined) {
    const rows = strapi.db.query(membershipUid)
    const row = await rows.findOne({ where: { documentId }, populate: ['user', 'partner'] })
    if (!row) return
    if (!row.user) throw invalidField('user', 'must be filled')
    if (!row.partner) throw invalidField('partner', 'must be filled')
    const key = membershipKey(row.user, row.partner.documentId)
    if ((await rows.count({ where: { key, id: { $ne: row.id } } })) > 0)
      throw invalidField('user', 'is a member of this company already')
    if (row.key !== key) await rows.update({ where: { id: row.id }, data: { key } })
  }

  async function withoutMemberships<Result>(user: string | undefined, next: () => Promise<Result>) {
    return strapi.db.transaction(async () => {
      if (user) await endMemberships(strapi, user)
      return next()
    })
  }

  async function withoutMembers<Result>(company: string | undefined, next: () => Promise<Result>) {
    return strapi.db.transaction(async () => {
      const deleted = await next()
      const isGone = (await strapi.db.query(partnerUid).count({ where: { documentId: company } })) === 0
      if (company && isGone) {
        await dropPictures(strapi, company)
        await strapi.db.query(membershipUid).deleteMany({ where: { key: { $endsWith: `:${company}` } } })
      }
      return deleted
    })
  }
}
