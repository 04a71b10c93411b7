import { env } from 'cloudflare:workers'
import type { Locale } from '../../../client/content/locale.ts'
import { configOf } from '../../../worker/env.ts'
import { replicaDocument } from '../../../worker/replica/content.ts'
import { createStrapiClient } from '../../../worker/strapi/client.ts'
import { documentTypes, type SingleType, strapiDocument } from '../../../worker/strapi/documents.ts'
import { eachOf } from '../../worker/support/each-of.ts'
import type { Known } from './every-list.ts'

/** The types that are read individually. */
export const singleTypes = Object.keys(documentTypes) as SingleType[]

/** Every document of a type from Strapi, uncached; null for missing ones. */
export function documentsOfStrapi(type: SingleType, known: Known): Promise<unknown[]> {
  const { cmsUrl, cmsVersion, cmsToken } = configOf(env)
  const client = createStrapiClient({ url: cmsUrl, version: cmsVersion, timeoutMs: 10_000 })
  const reads = {
    read: async <Value>(path: string, query: object, parse: (body: unknown) => Value) =>
      parse(await client.call({ path, query: { ...query }, token: cmsToken })),
  }
  return eachOf(idsOf(type, known), (id) => strapiDocument(reads, placeOf(type, known.locale, id)))
}

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
