import type { Context } from 'hono'
import { type SavedKey, savedKinds } from '../../client/content/saved-key.ts'
import type { Route } from '../../client/routes.ts'
import type { AppEnv } from '../env.ts'
import { accountsOf } from '../open-accounts.ts'
import { report } from '../report.ts'
import { breaker } from '../strapi/breaker.ts'
import { StrapiPausedError } from '../strapi-error.ts'
import { savedKey } from './saved-place.ts'

/** How long a page waits for its reader's saved items: this part of the limit of a call, so 0.8 seconds by default. */
const patience = 0.32

/**
 * The reader's saved items, for whole documents with a save button: its state is right without script, and with script
 * no request is needed during in-page navigation. Page data doesn't include it.
 * @returns undefined if it isn't needed or isn't available.
 */
export async function savedKeys(c: Context<AppEnv>, { shows }: Route): Promise<SavedKey[] | undefined> {
  const { address, visitor } = c.var
  if (!visitor.signedIn || !visitor.user || address.isPayload) return undefined
  if (!savedKinds.some((kind) => kind === shows)) return undefined
  try {
    const saved = await breaker.hurried.run(() =>
      accountsOf(c, c.var.config.cmsTimeoutMs * patience).saved(visitor.token),
    )
    return saved.map(savedKey)
  } catch (failure) {
    if (!(failure instanceof StrapiPausedError))
      report('saved-items', failure, { requestId: c.var.requestId })
    return undefined
  }
}
