import type { Context } from 'hono'
import { type SavedKey, savedKinds } from '../../client/content/saved-key.ts'
import type { Route } from '../../client/routes.ts'
import type { AppEnv } from '../env.ts'
import { report } from '../report.ts'
import { createBreaker } from '../strapi/breaker.ts'
import { StrapiPausedError } from '../strapi/error.ts'
import { accountsOf } from './open-accounts.ts'
import { savedKey } from './saved-place.ts'

/** Milliseconds that a page waits to hear what its reader has saved. */
const patienceMs = 800
/** One of its own: what is too slow for this patience may be quick enough for others. */
const breaker = createBreaker()

/**
 * What the reader has saved, for whole documents that offer to save: their buttons are right without script, and with script
 * nothing is asked again while the reader moves on. Data of pages goes without.
 * @returns undefined where it is not needed, and where it cannot be said.
 */
export async function savedKeys(c: Context<AppEnv>, { shows }: Route): Promise<SavedKey[] | undefined> {
  const { address, visitor } = c.var
  if (!visitor.signedIn || !visitor.user || address.isPayload) return undefined
  if (!savedKinds.some((kind) => kind === shows)) return undefined
  try {
    const saved = await breaker.run(() => accountsOf(c, patienceMs).saved(visitor.token))
    return saved.map(savedKey)
  } catch (failure) {
    if (!(failure instanceof StrapiPausedError))
      report('saved-items', failure, { requestId: c.var.requestId })
    return undefined
  }
}
