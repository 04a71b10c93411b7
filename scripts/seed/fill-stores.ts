import { openStores } from '../site/open-stores.ts'
import { damagedStores, requireWholeStores } from '../start/whole-stores.ts'
import { sampleContent, sampleFiles } from './sample-content.ts'
import { migrate, seedMedia, seedReplica, seedSettings } from './seed-site.ts'

/** Folder with KV, D1, R2 and the cache between runs; also used by `wrangler` and the development server. */
export const localState = '.wrangler/state/v3'

/**
 * Updates the local stores before anything serves from them: migrations, `kv-seed/`, the sample content if the replica
 * is empty, and the sample pictures and PDFs.
 * @param today ISO 8601 date to which the sample content is shifted.
 * @returns How many documents were added to the replica.
 * @throws MendableError if a store is damaged.
 */
export async function fillStores(today: string): Promise<number> {
  // Read first, because a connection to the stores that idles in the meantime gets closed.
  const [content, files] = await Promise.all([sampleContent(today), sampleFiles()])
  requireWholeStores(localState)
  const stores = await openStores(localState)
  try {
    await migrate(stores)
    await seedSettings(stores)
    await seedMedia(stores, files)
    return await seedReplica(stores, content)
  } catch (cause) {
    // Miniflare's message for files that it can't read; it gives no details.
    if (cause instanceof Error && cause.message.startsWith('internal error'))
      throw damagedStores(localState, cause)
    throw cause
  } finally {
    await stores.dispose()
  }
}
