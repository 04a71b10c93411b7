import type { Core } from '@strapi/strapi'
import { isLive, type VacancyRow } from '../vacancies/vacancy.ts'
import { invalidField } from './invalid-field.ts'
import { type DocumentMiddleware, draftsOf, uidOf } from './types.ts'

const uid = uidOf('vacancy')

/**
 * What is published is in a state that readers may see, and knows since when it is closed. Editors publish vacancies of their own from their form; those that an employer posts
 * are decided in the queue, which charges them.
 */
export function vacancyState(strapi: Core.Strapi): DocumentMiddleware {
  return async function vacancyState(call, next) {
    if (call.uid !== uid || call.action !== 'publish') return next()
    const rows = strapi.db.query(uid)
    const drafts: (VacancyRow & { updatedAt: Date })[] = await rows.findMany({
      where: draftsOf(strapi, call),
      populate: ['owner'],
    })
    for (const { id, closedAt, owner, updatedAt, vacancyState: state } of drafts) {
      if (owner && !isLive(state))
        throw invalidField('vacancyState', `is ${state}: decide about it in the list Te beoordelen`)
      const vacancyState = isLive(state) ? state : 'published'
      const isClosed = vacancyState === 'filled' || vacancyState === 'expired'
      const data = {
        vacancyState,
        closedAt: isClosed ? (closedAt ?? new Date()) : null,
        // Of a vacancy that an editor took down before.
        rejectReason: null,
        updatedAt,
      }
      // Not `update`, which writes the present as the moment of change.
      await rows.updateMany({ where: { id }, data })
    }
    return next()
  }
}
