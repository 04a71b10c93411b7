import type { Core } from '@strapi/strapi'
import { picturesOf } from '../companies/picture-table.ts'
import { noReview } from '../companies/profile.ts'
import { grantWaiting } from '../orders/grant-waiting.ts'
import { type DocumentMiddleware, draftsOf, uidOf } from './types.ts'

const uid = uidOf('partner')

/**
 * What an editor publishes has been read: whatever a company had handed in of its profile waits no longer. Pictures that wait are not part of
 * what was published: they stay in the queue. Credits that waited for editors to know the company come now.
 */
export function profileState(strapi: Core.Strapi): DocumentMiddleware {
  return async function profileState(call, next) {
    if (call.uid !== uid || call.action !== 'publish' || !call.params.documentId) return next()
    const { documentId } = call.params
    if ((await picturesOf(strapi, documentId)).length === 0) {
      const where = { ...draftsOf(strapi, call), profileState: { $notNull: true } }
      await strapi.db.query(uid).updateMany({ where, data: noReview })
    }
    return strapi.db.transaction(async () => {
      const result = await next()
      await grantWaiting(strapi, documentId)
      return result
    })
  }
}
