import type { Core } from '@strapi/strapi'
import { noReview } from '../companies/profile.ts'
import { type DocumentMiddleware, draftsOf, uidOf } from './types.ts'

const uid = uidOf('partner')

/** What an editor publishes has been read: whatever a company had handed in of its profile waits no longer. */
export function profileState(strapi: Core.Strapi): DocumentMiddleware {
  return async function profileState(call, next) {
    if (call.uid !== uid || call.action !== 'publish') return next()
    const where = { ...draftsOf(strapi, call), profileState: { $notNull: true } }
    await strapi.db.query(uid).updateMany({ where, data: noReview })
    return next()
  }
}
