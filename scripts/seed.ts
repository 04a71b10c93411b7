import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillStores } from './seed/fill-stores.ts'
import { kvSeed } from './seed/seed-site.ts'
import { begin } from './start/begin.ts'
import { readOptions } from './start/options.ts'
import { runProgram } from './start/run.ts'
import { say } from './start/status.ts'
import { stopInOrder } from './start/stop.ts'

// `npm run seed` fills the local stores as `npm start` does; `npm run seed -- --remote` puts `kv-seed/` into the real KV.
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
  const folder = await mkdtemp(join(tmpdir(), 'kv-seed-'))
  const file = join(folder, 'kv.json')
  await writeFile(file, JSON.stringify(await kvSeed()))
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js')
  await runProgram('Seeding KV', process.execPath, [
    wrangler,
    'kv',
    'bulk',
    'put',
    file,
    '--binding',
    'EDGE_KV',
    '--remote',
  ])
  await rm(folder, { recursive: true })
  say('KV is seeded.')
}
