import type { Core } from '@strapi/strapi'
import { invalidField } from './invalid-field.ts'
import { type DocumentMiddleware, draftsOf, uidOf } from './types.ts'

const uid = uidOf('vacancy')
const dayMs = 86_400_000
const usualDays = 60
const maxDays = 180

/** A vacancy is open for 60 days after posting, and for at most 180. Empty dates are filled at publication. */
export function vacancyDates(strapi: Core.Strapi): DocumentMiddleware {
  return async function vacancyDates(call, next) {
    if (call.uid !== uid || call.action !== 'publish') return next()
    for (const draft of await strapi.db.query(uid).findMany({ where: draftsOf(strapi, call) })) {
      const { postedAt, validThrough } = openDates(draft)
      const data = { postedAt, validThrough, updatedAt: draft.updatedAt }
      // Not `update`, which writes the present as the moment of change.
      await strapi.db.query(uid).updateMany({ where: { id: draft.id }, data })
    }
    return next()
  }
}

/** @throws errors.ValidationError If it would be open for too long. */
function openDates({
  postedAt,
  validThrough,
}: {
  postedAt: string | Date | null
  validThrough: string | Date | null
}) {
  const posted = postedAt ? new Date(postedAt) : new Date()
  const closes = validThrough ? new Date(validThrough) : new Date(posted.getTime() + usualDays * dayMs)
  if (closes.getTime() - posted.getTime() > maxDays * dayMs) {
    throw invalidField('validThrough', `is more than ${maxDays} days after postedAt`)
  }
  return { postedAt: posted, validThrough: closes }
}
