import { openStores } from '../site/open-stores.ts'
import { damagedStores, requireWholeStores } from '../start/whole-stores.ts'
import { sampleContent, sampleFiles } from './sample-content.ts'
import { migrate, seedMedia, seedReplica, seedSettings } from './seed-site.ts'

/** Folder that holds KV, D1, R2 and the cache between runs; `wrangler` and the development server use it too. */
export const localState = '.wrangler/state/v3'

/**
 * Brings the local stores up to date before anything serves from them: migrations, `kv-seed/`, the sample content
 * where the replica is empty, and the sample pictures and PDFs.
 * @param today ISO 8601 date to which the sample content is shifted.
 * @returns How many documents were new to the replica.
 * @throws MendableError where a store is damaged.
 */
export async function fillStores(today: string): Promise<number> {
  // Read first: a connection to the stores that idles meanwhile is closed by the other side.
  const [content, files] = await Promise.all([sampleContent(today), sampleFiles()])
  await requireWholeStores(localState)
  const stores = await openStores(localState)
  try {
    await migrate(stores)
    await seedSettings(stores)
    await seedMedia(stores, files)
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
