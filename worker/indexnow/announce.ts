import type { Config } from '../env.ts'
import { withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'

/** The protocol's maximum per request. */
const maxAddresses = 10_000

const timeoutMs = 10_000

/**
 * Notifies search engines of new, changed or removed pages, by the IndexNow protocol. Does nothing without a key, or
 * for a site that isn't on the web. A refusal is only reported: what is refused once, such as a wrong key, is refused
 * again.
 * @param paths Site paths; any number.
 * @throws Error if there is no answer, or it says to try later. Telling them twice does no harm.
 * @see https://www.indexnow.org/documentation
 */
export async function announce({ siteUrl, indexNow }: Config, paths: string[]): Promise<void> {
  if (!indexNow || paths.length === 0 || !siteUrl.startsWith('https://')) return
  const { key, endpoint } = indexNow
  const addresses = [...new Set(paths)].map((path) => `${siteUrl}${path}`)
  for (let start = 0; start < addresses.length; start += maxAddresses) {
    const urlList = addresses.slice(start, start + maxAddresses)
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
    if (status === 200 || status === 202) continue
    const failure = new Error(`IndexNow answered ${status}`)
    if (status === 429 || status >= 500) throw failure
    report('indexnow', failure, { count: urlList.length })
  }
}
