import type { Core } from '@strapi/strapi'
import { type DocumentMiddleware, draftsOf, uidOf } from './types.ts'

type Entry = { locale: string; slug?: string; link?: string; kind?: string }

/**
 * Addresses that depend only on the slug. Articles, vacancies and magazines have their number in the address, which redirects without a
 * rule.
 */
const addressesOf: Record<string, (entry: Entry) => string[]> = {
  [uidOf('page')]: ({ slug }) => [`/${slug}`],
  [uidOf('event')]: ({ slug }) => [`/events/${slug}`],
  [uidOf('partner')]: ({ link }) => [`/leveranciers/${link}`, `/werkgevers/${link}`],
  [uidOf('product')]: ({ kind, slug }) => (kind === 'subscription' ? [`/abonnementen/${slug}`] : []),
}

/** Redirects readers from the old address when a published entry gets a new slug. */
export function movedAddresses(strapi: Core.Strapi): DocumentMiddleware {
  return async function movedAddresses(call, next) {
    if (call.action !== 'publish' || !Object.hasOwn(addressesOf, call.uid)) return next()
    const entries = strapi.db.query(call.uid)
    const drafts = draftsOf(strapi, call)
    const before = await entries.findMany({ where: { ...drafts, publishedAt: { $notNull: true } } })
    const after = await entries.findMany({ where: drafts })

    return strapi.db.transaction(async () => {
      const result = await next()
      for (const old of before) {
        const current = after.find((entry) => entry.locale === old.locale)
        if (current) await addRedirects(strapi, pathsOf(call.uid, old), pathsOf(call.uid, current))
      }
      return result
    })
  }
}

function pathsOf(uid: string, entry: Entry): string[] {
  const prefix = entry.locale === 'nl' ? '' : `/${entry.locale}`
  return addressesOf[uid]?.(entry).map((path) => prefix + path) ?? []
}

/** @param to In the same order. */
async function addRedirects(strapi: Core.Strapi, from: string[], to: string[]) {
  const rules = strapi.documents(uidOf('redirect'))
  for (const [index, path] of from.entries()) {
    const target = to[index]
    if (!target || target === path) continue
    // An address that is in use again needs no rule, and older addresses redirect straight to the newest one.
    for (const rule of await rules.findMany({ filters: { from: target } }))
      await rules.delete({ documentId: rule.documentId })
    for (const { documentId, active } of await rules.findMany({ filters: { to: path } })) {
      const data: Record<string, unknown> = { to: target, active }
      await rules.update({ documentId, data })
    }
    const rule = {
      from: path,
      to: target,
      code: 301,
      keepQuery: true,
      active: true,
      note: 'Made when the slug changed',
    }
    await rules.create({ data: rule })
  }
}
