import type { Consumer } from '../changes/consumers.ts'
import type { Config } from '../env.ts'
import { addressesOf } from '../machine/sitemaps/address-rows.ts'
import { announce } from './announce.ts'

/** Tells search engines of the addresses that a document had before a change, and of those that it has by now. */
export function announceChanges(env: Env, config: Config): Consumer {
  return {
    name: 'indexnow',
    async handle({ event, documentId, locale, stood }) {
      const isTold = event !== 'ended' && event !== 'rebuilt' && locale !== '*'
      if (!config.indexNow || !isTold) return
      await announce(config, [...(stood?.paths ?? []), ...(await addressesOf(env.DB, documentId, locale))])
    },
  }
}
