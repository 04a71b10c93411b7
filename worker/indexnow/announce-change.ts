import type { Consumer } from '../changes/consumer.ts'
import type { Config } from '../env.ts'
import { addressesOf } from '../machine/sitemaps/address-rows.ts'
import { announce } from './announce.ts'

/** Notifies search engines of a document's addresses before and after a change. */
export function announceChanges(env: Env, config: Config): Consumer {
  return {
    name: 'indexnow',
    async handle({ event, documentId, locale, previous }) {
      const isAnnounced = event !== 'ended' && event !== 'rebuilt' && locale !== '*'
      if (!config.indexNow || !isAnnounced) return
      await announce(config, [...(previous?.paths ?? []), ...(await addressesOf(env.DB, documentId, locale))])
    },
  }
}
