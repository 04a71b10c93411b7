import type { Consumer } from '../changes/consumer.ts'
import type { Change } from '../changes/stream.ts'
import type { Config } from '../env.ts'
import { addressesOf } from '../machine/sitemaps/address-rows.ts'
import { announce } from './announce.ts'

/**
 * Notifies search engines of documents' addresses before and after changes, by one request for all of them; again later
 * if that fails.
 */
export function announceChanges(env: Env, config: Config): Consumer {
  async function handleAll(changes: Change[]): Promise<void> {
    if (!config.indexNow) return
    const paths: string[] = []
    for (const { event, documentId, locale, previous } of changes) {
      if (event === 'ended' || event === 'rebuilt' || locale === '*') continue
      paths.push(...(previous?.paths ?? []), ...(await addressesOf(env.DB, documentId, locale)))
    }
    await announce(config, paths)
  }
  return { name: 'indexnow', handle: (change) => handleAll([change]), handleAll }
}
