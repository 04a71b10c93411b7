import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { wrangler } from '../../../scripts/site/wrangler.ts'
import { openStores, type Stores, storesName, storesWorker } from './stores.ts'

const folder = resolve('dist/worker')

/** The site in several locations of Cloudflare at once. */
export interface Locations {
  /** Origins that lead straight to the worker in each; the backend tells the first. */
  urls: string[]
  /** From now on a location takes from the first what its own Cache API lacks, or no longer. */
  share: (isSharing: boolean) => Promise<void>
  miniflare: Miniflare
  stores: Stores
  stop: () => Promise<void>
}

/**
 * Runs the built worker once for each location: an isolate, a Cache API and a KV of its own, before one D1, one R2 and one set of Durable
 * Objects. All of them share one thread, so a reader in one location also waits for what the others do at that moment (`slow-time.ts`).
 * @param variables For each location, in place of those of `wrangler.toml`.
 * @param clock The source of a module that each of them loads first (`slow-time.ts`).
 */
export async function runLocations(
  variables: readonly Record<string, string>[],
  clock: string,
): Promise<Locations> {
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json'))
  const {
    modulesRules: _,
    assets: __,
    ratelimits: ___,
    kvNamespaces,
    durableObjects,
    ...others
  } = workerOptions
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const built = files.map((file) => ({ type: 'ESModule' as const, path: join(folder, file) }))
  const classes = Object.entries(durableObjects ?? {}).map(
    ([binding, value]) => [binding, typeof value === 'string' ? { className: value } : value] as const,
  )
  const classNames = classes.map(([, { className }]) => className)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      handleStructuredLogs: () => {},
      workers: [
        ...variables.map((own, location) => ({
          ...others,
          name: nameOf(location),
          modulesRoot: folder,
          modules: [
            {
              type: 'ESModule' as const,
              path: join(folder, 'location.js'),
              contents: entryOf(location, classNames),
            },
            { type: 'ESModule' as const, path: join(folder, 'clock.js'), contents: clock },
            ...built,
          ],
          kvNamespaces: Object.fromEntries(
            Object.keys(kvNamespaces ?? {}).map((binding) => [binding, `${binding}-${location}`]),
          ),
          durableObjects: Object.fromEntries(
            classes.map(([binding, options]) => [
              binding,
              location === 0 ? options : { ...options, scriptName: nameOf(0) },
            ]),
          ),
          bindings: Object.assign({}, others.bindings, own),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        })),
        {
          ...storesWorker(
            others.d1Databases,
            variables.map((_, location) => `EDGE_KV-${location}`),
          ),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  await miniflare.ready
  const all = variables.map((_, location) => location)
  const direct = await Promise.all(all.map((location) => miniflare.unsafeGetDirectURL(nameOf(location))))
  const stores = await miniflare.unsafeGetDirectURL(storesName)
  const urls = direct.map(({ origin }) => origin)
  return {
    urls,
    async share(isSharing) {
      await Promise.all(
        urls.map((url) => fetch(`${url}${sharingPath}`, { method: isSharing ? 'PUT' : 'DELETE' })),
      )
    },
    miniflare,
    stores: openStores(stores.origin),
    stop: () => miniflare.dispose(),
  }
}

function nameOf(location: number): string {
  return `location-${location}`
}

/** Turns the sharing of a location's cache on and off. */
const sharingPath = '/shares-cache'

/** Workers of one Miniflare share the default cache; in each location it is another. @param classes Of its Durable Objects. */
function entryOf(location: number, classes: readonly string[]): string {
  const objects = classes.map(
    (name) => `export class ${name} extends site.${name} {
  constructor(state, env) {
    globalThis.withSlowAlarms?.(state.storage)
    super(state, env)
  }
}`,
  )
  return `
import './clock.js'
import worker, * as site from './index.js'
export * from './index.js'
${objects.join('\n')}
const platform = caches
const open = () => platform.open('location-${location}')
let isSharing = false
const own = {
  async match(...asked) {
    const cache = await open()
    const found = await cache.match(...asked)
    if (found || !isSharing) return found
    const shared = await (await platform.open('location-0')).match(...asked)
    if (shared) await cache.put(...asked, shared.clone())
    return shared
  },
  put: async (...asked) => (await open()).put(...asked),
  delete: async (...asked) => (await open()).delete(...asked),
}
Object.defineProperty(globalThis, 'caches', { value: { default: own, open: (name) => platform.open(name) } })
export default {
  ...worker,
  fetch(request, ...others) {
    if (new URL(request.url).pathname !== '${sharingPath}') return worker.fetch(request, ...others)
    isSharing = request.method === 'PUT'
    return new Response(null, { status: 204 })
  },
}
`
}
