import type { HookMessage } from '../api/hook-message.ts'
import type { Config } from '../env.ts'
import { addressesOf } from '../machine/sitemaps/address-rows.ts'
import { report } from '../report.ts'
import { announce } from './announce.ts'

/**
 * Remembers where a document was found before it changes.
 * @returns Tells search engines of those addresses, and of the ones it has by then; to be called once the change is in the replica.
 */
export async function announceChange(
  env: Env,
  config: Config,
  { documentId, locale }: HookMessage,
): Promise<() => Promise<void>> {
  if (!config.indexNow || !locale) return async () => {}
  const paths = () =>
    addressesOf(env.DB, documentId, locale).catch((failure: unknown) => {
      report('indexnow', failure, { documentId })
      return []
    })
  const before = await paths()
  return async () => announce(config, [...before, ...(await paths())])
}
