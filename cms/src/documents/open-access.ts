import type { Core } from '@strapi/strapi'
import { invalidField } from './invalid-field.ts'
import { type DocumentMiddleware, draftsOf, typeOf, uidOf } from './types.ts'

/** The value of `access` that means "everybody", by type. Magazine issues are not included: the site does restrict those. */
const openTo: Record<string, string> = { content: 'free', page: 'public' }

const uids: Set<string> = new Set(Object.keys(openTo).map(uidOf))

/**
 * Refuses to publish an article or a page that is restricted to some readers: the site shows both to everybody, so publishing one would
 * break the promise of its `access`.
 */
export function openAccess(strapi: Core.Strapi): DocumentMiddleware {
  return async function openAccess(call, next) {
    if (call.action !== 'publish' || !uids.has(call.uid)) return next()
    const drafts = await strapi.db
      .query(call.uid)
      .findMany({ where: draftsOf(strapi, call), select: ['access'] })
    for (const draft of drafts) refuseClosed(typeOf(call.uid), draft.access)
    return next()
  }
}

/** @throws import('@strapi/utils').errors.ValidationError If not everybody may read it. */
function refuseClosed(type: string, access: unknown) {
  const open = openTo[type]
  if (access === open) return
  throw invalidField(
    'access',
    `is "${access}", but the site cannot hide it from other readers yet: choose "${open}", or keep it as a draft`,
  )
}
