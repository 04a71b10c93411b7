import { parseArgs } from 'node:util'
import { fillStores } from './seed/fill-stores.ts'
import { seedMissing } from './seed/seed-remote.ts'
import { begin } from './start/begin.ts'
import { readOptions } from './start/options.ts'
import { say } from './start/status.ts'
import { stopInOrder } from './start/stop.ts'

// `npm run seed` fills the local stores as `npm start` does; `npm run seed -- --remote` puts what is missing of `kv-seed/` into the real KV.
// The replica of a real site is filled by its own cron trigger, from its own backend.

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
