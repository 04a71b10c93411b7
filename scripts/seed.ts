import { parseArgs } from 'node:util'
import { fillStores } from './seed/fill-stores.ts'
import { seedMissing } from './seed/seed-remote.ts'
import { begin } from './start/begin.ts'
import { readOptions } from './start/options.ts'
import { say } from './start/status.ts'
import { stopInOrder } from './start/stop.ts'

// `npm run seed` fills the local stores like `npm start`; `npm run seed -- --remote` adds missing entries of `kv-seed/`
// to the real KV. A deployed site's own cron trigger fills its replica from its own backend.

stopInOrder()
const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } })

await begin('npm run seed')
if (values.remote) await seedRemote()
else await seedLocal()

async function seedLocal(): Promise<void> {
  const written = await fillStores(readOptions([], process.env).today)
  say(`KV is seeded; ${written} documents were new to the replica.`)
}

async function seedRemote(): Promise<void> {
  say(`KV is seeded; ${await seedMissing()} entries were missing.`)
}
