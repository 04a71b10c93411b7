import type { Core } from '@strapi/strapi'
import { invalidField } from './invalid-field.ts'
import { checkRule, normalisedPath, ownPathOf } from './redirect-rule.ts'
import { type DocumentMiddleware, uidOf, writes } from './types.ts'

const uid = uidOf('redirect')

/** Normalises each redirect when it is saved, and refuses loops, chains and unsafe targets. */
export function redirects(strapi: Core.Strapi): DocumentMiddleware {
  return async function redirects(call, next) {
    if (call.uid !== uid || !writes(call) || !call.params.data) return next()
    const { data, documentId } = call.params
    // The worker counts hits; an open form has an older number.
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

/** @param documentId Of the rule itself, once it is stored. */
async function refuseTwins(strapi: Core.Strapi, { from }: { from: string }, documentId: string | undefined) {
  const twin = await strapi.db.query(uid).findOne({ where: { from } })
  if (twin && twin.documentId !== documentId) throw invalidField('from', `${from} already has a redirect`)
}

/** Every visit follows at most one redirect, so loops of any length are impossible. */
async function refuseChains(
  strapi: Core.Strapi,
  { from, to }: { from: string; to?: string | null },
  documentId: string | undefined,
) {
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
