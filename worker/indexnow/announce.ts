import type { Config } from '../env.ts'
import { withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'

/** The protocol's maximum per request. */
const maxAddresses = 10_000

/** Nothing waits for the answer; a slow search engine is skipped. */
const timeoutMs = 10_000

/**
 * Notifies search engines of new, changed or removed pages, by the IndexNow protocol. Does nothing without a key, or
 * for a site that isn't on the web. Never throws: a search engine that wasn't notified finds the change in the sitemap.
 * @param paths Site paths; any number.
 * @see https://www.indexnow.org/documentation
 */
export async function announce({ siteUrl, indexNow }: Config, paths: string[]): Promise<void> {
  if (!indexNow || paths.length === 0 || !siteUrl.startsWith('https://')) return
  const { key, endpoint } = indexNow
  const addresses = [...new Set(paths)].map((path) => `${siteUrl}${path}`)
  for (let start = 0; start < addresses.length; start += maxAddresses) {
    const urlList = addresses.slice(start, start + maxAddresses)
    try {
      const init: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(siteUrl).host,
          key,
          keyLocation: `${siteUrl}/${key}.txt`,
          urlList,
        }),
        redirect: 'manual',
      }
      const { status, body } = await withTimeout(timeoutMs, (signal) => fetch(endpoint, { ...init, signal }))
      await body?.cancel()
      // 202: accepted; the key is checked later.
      if (status !== 200 && status !== 202)
        report('indexnow', new Error(`IndexNow answered ${status}`), { count: urlList.length })
    } catch (failure) {
      report('indexnow', failure, { count: urlList.length })
    }
  }
}
