import type { Core } from '@strapi/strapi'
import { unmarkGone } from '../vacancies/gone-address.ts'
import { settleTakenDown } from '../vacancies/take-down.ts'
import type { VacancyRow } from '../vacancies/vacancy.ts'
import { type DocumentMiddleware, uidOf } from './types.ts'

const uid = uidOf('vacancy')

/** A vacancy that is unpublished in its last language was taken down: its employer hears of it, and its pages are gone until it is back. */
export function vacancyTakenDown(strapi: Core.Strapi): DocumentMiddleware {
  const published = (documentId: string): Promise<VacancyRow[]> =>
    strapi.db.query(uid).findMany({ where: { documentId, publishedAt: { $notNull: true } } })

  return async function vacancyTakenDown(call, next) {
    if (call.uid !== uid || !call.params.documentId) return next()
    const { documentId } = call.params
    if (call.action === 'publish')
      return strapi.db.transaction(async () => {
        const result = await next()
        await unmarkGone(strapi, await published(documentId))
        return result
      })
    if (call.action !== 'unpublish') return next()
    return strapi.db.transaction(async () => {
      const stood = await published(documentId)
      const result = await next()
      if ((await published(documentId)).length === 0) await settleTakenDown(strapi, stood)
      return result
    })
  }
}
