import type { SiteFacts } from '../../client/page-facts.ts'
import type { Config } from '../env.ts'

/** The parts of the configuration that pages may know. */
export function siteFactsOf({ siteName, siteUrl, imageResizing, firebase, turnstile }: Config): SiteFacts {
  return {
    name: siteName,
    url: siteUrl,
    resizesPictures: imageResizing,
    ...(firebase?.push ? { pushes: true } : {}),
    ...(firebase ? { isLive: true } : {}),
    ...(turnstile ? { checksHumans: true } : {}),
  }
}
