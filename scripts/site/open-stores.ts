import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { statementsWorker } from './statements-worker.ts'
import { wrangler } from './wrangler.ts'

/**
 * Opens the local stores of `wrangler.toml` without a worker, to fill them before another process opens them.
 * @param state Folder with KV, D1 and R2.
 */
export async function openStores(state: string): Promise<Miniflare> {
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(resolve('wrangler.toml'))
  // Nothing fills the worker's Durable Objects, and their classes are in its code.
  const { modulesRules: _, assets: __, durableObjects: ___, ...bindings } = workerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      resourcePersistencePath: resolve(state),
      workers: [
        { ...bindings, name: 'stores', modules: true, script: 'export default {}' },
        statementsWorker(bindings),
      ],
    }),
  )
  await miniflare.ready
  return miniflare
}
