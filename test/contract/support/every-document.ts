import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import type { Locale } from '../../../client/content/locale.ts'
import { configOf } from '../../../worker/env.ts'
import { replicaDocument } from '../../../worker/replica/content.ts'
import { createStrapiClient } from '../../../worker/strapi/client.ts'
import { documentTypes, type SingleType, strapiDocument } from '../../../worker/strapi/documents.ts'
import { eachOf } from '../../worker/support/each-of.ts'
import type { Known } from './every-list.ts'

/** The types that are read individually. */
export const singleTypes = Object.keys(documentTypes) as SingleType[]

/**
 * Every document of a type from Strapi, uncached; null for missing ones. One of each kind (there, untranslated, unknown) is read as the site
 * reads it, the others come as a list, with the same query and parser: Strapi answers for a hundred in the time of ten.
 */
export async function documentsOfStrapi<Type extends SingleType>(
  type: Type,
  known: Known,
): Promise<unknown[]> {
  const { cmsUrl, cmsVersion, cmsToken } = configOf(env)
  const client = createStrapiClient({ url: cmsUrl, version: cmsVersion, timeoutMs: 10_000 })
  const reads = {
    read: async <Value>(path: string, query: object, parse: (body: unknown) => Value) =>
      parse(await client.call({ path, query: { ...query }, token: cmsToken })),
  }
  const ids = idsOf(type, known)
  const { path, by, query, parse } = documentTypes[type]
  const { locale } = placeOf(type, known.locale, 0)
  const found = new Map<unknown, unknown>()
  for (let start = 0; start < ids.length; start += pageSize) {
    const filters = { [by]: { $in: ids.slice(start, start + pageSize) } }
    const asked = { locale: locale === '*' ? undefined : locale, filters, pagination: { pageSize }, ...query }
    const entries = await reads.read(path, asked, (body) => v.parse(Entries, body).data)
    for (const entry of entries) {
      const value = parse(entry)(Date.now())
      if (!found.has(entry[by])) found.set(entry[by], value)
    }
  }
  const alone = new Set([
    ...ids.filter((id) => found.has(id)).slice(0, 1),
    ...ids.filter((id) => !found.has(id)),
  ])
  return eachOf(ids, (id) =>
    alone.has(id)
      ? strapiDocument(reads, placeOf(type, known.locale, id))
      : Promise.resolve(found.get(id) ?? null),
  )
}

/** Strapi gives no more on one page. */
const pageSize = 100

const Entries = v.object({ data: v.array(v.looseObject({})) })

/** The same from the replica. */
export function documentsOfReplica(type: SingleType, known: Known): Promise<unknown[]> {
  return eachOf(idsOf(type, known), (id) => replicaDocument(env.DB, placeOf(type, known.locale, id)))
}

function idsOf(type: SingleType, { numbers, slugs }: Known): (number | string)[] {
  return documentTypes[type].by === 'number' ? numbers(type) : slugs(type)
}

function placeOf(type: SingleType, locale: Locale, id: number | string) {
  return { type, locale: type === 'campaign-link' ? ('*' as const) : locale, id }
}
