import type { SiteFacts } from '../../client/payload.ts'
import type { Config } from '../env.ts'

/** What pages may know of the configuration. */
export function siteFactsOf({ siteName, siteUrl, imageResizing, firebase }: Config): SiteFacts {
  return {
    name: siteName,
    url: siteUrl,
    resizesPictures: imageResizing,
    ...(firebase?.push ? { pushes: true } : {}),
    ...(firebase ? { isLive: true } : {}),
  }
}
