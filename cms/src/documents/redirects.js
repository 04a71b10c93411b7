// @ts-check

const { invalidField } = require('./invalid-field.js')
const { checkRule, normalisedPath, ownPathOf } = require('./redirect-rule.js')
const { uidOf, writes } = require('./types.js')

const uid = uidOf('redirect')

/**
 * Normalises each redirect and refuses loops, chains and unsafe targets when it is written.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {import('./types.js').DocumentMiddleware}
 */
function redirects(strapi) {
  return async function redirects(call, next) {
    if (call.uid !== uid || !writes(call) || !call.params.data) return next()
    const { data, documentId } = call.params
    // The worker counts them; a form that was open meanwhile holds an older number.
    delete data.hits
    if (typeof data.from === 'string') data.from = normalisedPath(data.from)
    if (typeof data.to === 'string') data.to = data.to.trim()

    const stored = documentId ? await strapi.db.query(uid).findOne({ where: { documentId } }) : null
    const rule = { code: 301, active: true, ...stored, ...data }
    if (rule.from) {
      checkRule(rule)
      await refuseTwins(strapi, rule, documentId)
      if (rule.active !== false) await refuseChains(strapi, rule, documentId)
    }
    return next()
  }
}

/**
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {{ from: string }} rule
 * @param {string | undefined} documentId Of the rule itself, once it is stored.
 */
async function refuseTwins(strapi, { from }, documentId) {
  const twin = await strapi.db.query(uid).findOne({ where: { from } })
  if (twin && twin.documentId !== documentId) throw invalidField('from', `${from} already has a redirect`)
}

/**
 * A visit follows one redirect at most, so a loop of any length is impossible.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {{ from: string, to?: string | null }} rule
 * @param {string | undefined} documentId
 */
async function refuseChains(strapi, { from, to }, documentId) {
  const others = { active: true, ...(documentId ? { documentId: { $ne: documentId } } : {}) }
  const target = to ? ownPathOf(to) : null
  const next = target && (await strapi.db.query(uid).findOne({ where: { ...others, from: target } }))
  if (next) throw invalidField('to', `is itself redirected to ${next.to ?? 'nowhere'}; lead there at once`)

  const candidates = await strapi.db
    .query(uid)
    .findMany({ where: { ...others, to: { $startsWith: '/' } }, select: ['from', 'to'] })
  const previous = candidates.find((other) => ownPathOf(other.to) === from)
  if (previous) throw invalidField('from', `is where ${previous.from} leads; change that redirect first`)
}

module.exports = { redirects }
