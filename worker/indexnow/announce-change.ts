import type { Consumer } from '../changes/consumers.ts'
import type { Config } from '../env.ts'
import { addressesOf } from '../machine/sitemaps/address-rows.ts'
import { announce } from './announce.ts'

/** Notifies search engines of a document's addresses before and after a change. */
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
