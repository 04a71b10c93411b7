import { evictDurableObject, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { SampleStores } from '../../backend/behaviour.ts'
import { sampleStores } from './backend.ts'
import { restoreDatabase } from './begun-database.ts'

/** Read once by the files in this workerd. */
let sample: SampleStores | undefined

/** Restores every store to its state after `npm start` before the backend is up, whatever earlier test files did. */
export async function restoreStores(): Promise<void> {
  await emptyObjects()
  sample ??= await sampleStores()
  await restoreDatabase(sample.rows)
  await Promise.all([restoreSettings(sample), emptyBucket(env.MEDIA), emptyBucket(env.PRIVATE_FILES)])
  await openNewCache()
}

/** Most files write none of them, and each write costs as much as reading all. */
async function restoreSettings({ settings, redirects }: SampleStores): Promise<void> {
  const values = [
    ...settings.map(({ key, value }) => ({ key, value, options: {} })),
    ...redirects.map(({ key, value }) => ({ key, value, options: { metadata: { source: 'cms' } } })),
  ]
  const wanted = new Set(values.map(({ key }) => key))
  const [{ keys }, kept] = await Promise.all([env.EDGE_KV.list(), env.EDGE_KV.get([...wanted])])
  const sources = new Map(keys.map(({ name, metadata }) => [name, JSON.stringify({ metadata })]))
  const changed = values.filter(
    ({ key, value, options }) => kept.get(key) !== value || sources.get(key) !== JSON.stringify(options),
  )
  await Promise.all([
    ...keys.filter(({ name }) => !wanted.has(name)).map(({ name }) => env.EDGE_KV.delete(name)),
    ...changed.map(({ key, value, options }) => env.EDGE_KV.put(key, value, options)),
  ])
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list()
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}

/** Their alarms would deliver what another test file left. */
async function emptyObjects(): Promise<void> {
  await Promise.all([emptyAll(env.STATISTICS), emptyAll(env.PUSH_SENDER), emptyAll(env.CHANGE_PUBLISHER)])
}

async function emptyAll<Class extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Class>,
): Promise<void> {
  for (const id of await listDurableObjectIds(namespace)) {
    const stub = namespace.get(id)
    await runInDurableObject(stub, async (_, { storage }) => {
      await storage.deleteAlarm()
      await storage.deleteAll()
    })
    await evictDurableObject(stub)
  }
}

let cachesOpened = 0

/** The Cache API can't be listed or emptied, so each test file gets a cache of its own. */
async function openNewCache(): Promise<void> {
  cachesOpened += 1
  const cache = await caches.open(`file-${cachesOpened}`)
  Object.defineProperty(caches, 'default', { value: cache, configurable: true })
}
