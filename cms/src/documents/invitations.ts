import type { Core } from '@strapi/strapi'
import { newCode } from '../access/code.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { invalidField } from './invalid-field.ts'
import { type DocumentMiddleware, uidOf, writes } from './types.ts'

const uid = uidOf('invitation')
const lifeMs = 14 * 24 * 3_600_000

/** Gives each new invitation a token and mails it. Only the hash is stored, so a lost token needs a new invitation. */
export function invitations(strapi: Core.Strapi): DocumentMiddleware {
  return async function invitations(call, next) {
    if (call.uid !== uid || !(writes(call) || call.action === 'clone')) return next()
    const data = call.params.data ?? {}
    call.params.data = data
    if (typeof data.email === 'string') data.email = data.email.trim().toLowerCase()
    if (call.action === 'update') {
      delete data.tokenHash
      return next()
    }

    const { code, hash } = newCode()
    const expiresAt = new Date(Date.now() + lifeMs)
    Object.assign(data, { tokenHash: hash, expiresAt, acceptedAt: null, revokedAt: null })
    return strapi.db.transaction(async () => {
      const saved = await next()
      if (!saved) return saved
      const stored = await strapi.db.query(uid).findOne({
        where: { documentId: saved.documentId ?? saved.entries?.[0]?.documentId },
        populate: ['partner'],
      })
      if (!stored?.partner) throw invalidField('partner', 'must be filled')
      const { documentId: key, email: to, language: locale } = stored
      const values = { token: code, company: stored.partner.name }
      await enqueueMail(strapi, { kind: 'invitation', key, to, locale, values })
      return saved
    })
  }
}
