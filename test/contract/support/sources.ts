import { env } from 'cloudflare:workers'
import type { ContentSource } from '../../../worker/content/content.ts'
import { configOf } from '../../../worker/env.ts'
import { replicaContent } from '../../../worker/replica/content.ts'
import { createStrapiClient } from '../../../worker/strapi/client.ts'
import { strapiContent } from '../../../worker/strapi/content.ts'

/** Strapi's own answers, past every copy of them. */
export function fromStrapi(): ContentSource {
  const { cmsUrl, cmsVersion, cmsToken } = configOf(env)
  const client = createStrapiClient({ url: cmsUrl, version: cmsVersion, timeoutMs: 10_000 })
  return strapiContent({
    read: async (path, query, parse) => parse(await client.call({ path, query, token: cmsToken })),
  })
}

/** What the replica answers. */
export function fromReplica(): ContentSource {
  return replicaContent(env.DB)
}
