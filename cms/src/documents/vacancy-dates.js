// @ts-check

const { invalidField } = require('./invalid-field.js')
const { draftsOf, uidOf } = require('./types.js')

const uid = uidOf('vacancy')
const dayMs = 86_400_000
const usualDays = 60
const mostDays = 180

/**
 * A vacancy is open for 60 days after its posting, 180 at most. Dates that are still empty are filled at publication.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {import('./types.js').DocumentMiddleware}
 */
function vacancyDates(strapi) {
  return async function vacancyDates(call, next) {
    if (call.uid !== uid || call.action !== 'publish') return next()
    for (const draft of await strapi.db.query(uid).findMany({ where: draftsOf(strapi, call) })) {
      const { postedAt, validThrough } = openDates(draft)
      await strapi.db
        .query(uid)
        .update({ where: { id: draft.id }, data: { postedAt, validThrough, updatedAt: draft.updatedAt } })
    }
    return next()
  }
}

/**
 * @param {{ postedAt: string | Date | null, validThrough: string | Date | null }} vacancy
 * @throws {import('@strapi/utils').errors.ValidationError} When it would be open for too long.
 */
function openDates({ postedAt, validThrough }) {
  const posted = postedAt ? new Date(postedAt) : new Date()
  const closes = validThrough ? new Date(validThrough) : new Date(posted.getTime() + usualDays * dayMs)
  if (closes.getTime() - posted.getTime() > mostDays * dayMs) {
    throw invalidField('validThrough', `is more than ${mostDays} days after postedAt`)
  }
  return { postedAt: posted, validThrough: closes }
}

module.exports = { openDates, vacancyDates }
