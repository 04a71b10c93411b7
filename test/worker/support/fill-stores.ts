import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsWell, sampleStores } from './backend.ts'

// Each file of tests has stores of its own; they start as `npm start` leaves them before the backend is up.
beforeAll(async () => {
  const { settings, redirects, rows } = await sampleStores()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  for (let start = 0; start < rows.length; start += 50) await upsert(env.DB, rows.slice(start, start + 50))
  await Promise.all([
    ...settings.map(({ key, value }) => env.EDGE_KV.put(key, value)),
    ...redirects.map(({ key, value }) => env.EDGE_KV.put(key, value, { metadata: { source: 'cms' } })),
  ])
  await backendIsWell()
})
