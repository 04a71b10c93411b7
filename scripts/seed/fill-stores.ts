import { openStores } from '../site/open-stores.ts'
import { damagedStores, requireWholeStores } from '../start/whole-stores.ts'
import { sampleContent, samplePictures } from './sample-content.ts'
import { migrate, seedPictures, seedReplica, seedSettings } from './seed-site.ts'

/** Folder that holds KV, D1, R2 and the cache between runs; `wrangler` and the development server use it too. */
export const localState = '.wrangler/state/v3'

/**
 * Brings the local stores up to date before anything serves from them: migrations, `kv-seed/`, the sample content
 * where the replica is empty, and the sample pictures.
 * @param today ISO 8601 date to which the sample content is shifted.
 * @returns How many documents were new to the replica.
 * @throws MendableError where a store is damaged.
 */
export async function fillStores(today: string): Promise<number> {
  // Read first: a connection to the stores that idles meanwhile is closed by the other side.
  const [content, pictures] = await Promise.all([sampleContent(today), samplePictures()])
  await requireWholeStores(localState)
  const stores = await openStores(localState)
  try {
    await migrate(stores)
    await seedSettings(stores)
    await seedPictures(stores, pictures)
    return await seedReplica(stores, content)
  } catch (cause) {
    // Miniflare's words for what it cannot read: it tells no more.
    if (cause instanceof Error && cause.message.startsWith('internal error'))
      throw damagedStores(localState, cause)
    throw cause
  } finally {
    await stores.dispose()
  }
}
