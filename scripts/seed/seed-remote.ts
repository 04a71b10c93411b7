import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wrangler } from '../deploy/wrangler.ts'
import { MendableError } from '../start/failure.ts'
import { kvSeed } from './seed-site.ts'

const store = ['--binding', 'EDGE_KV', '--remote']

/**
 * Adds missing entries of `kv-seed/` to the real KV; editors may have changed the existing ones.
 * @returns How many.
 * @throws MendableError if wrangler can't reach it.
 */
export async function seedMissing(): Promise<number> {
  const known = await knownKeys()
  const missing = (await kvSeed()).filter(({ key }) => !known.has(key))
  if (missing.length === 0) return 0
  const folder = await mkdtemp(join(tmpdir(), 'kv-seed-'))
  try {
    const file = join(folder, 'kv.json')
    await writeFile(file, JSON.stringify(missing))
    await required(['kv', 'bulk', 'put', file, ...store])
  } finally {
    await rm(folder, { recursive: true })
  }
  return missing.length
}

async function knownKeys(): Promise<Set<string>> {
  const listed: { name: string }[] = JSON.parse(await required(['kv', 'key', 'list', ...store]))
  return new Set(listed.map(({ name }) => name))
}

async function required(args: string[]): Promise<string> {
  const { isDone, answer, output } = await wrangler(args)
  if (!isDone) throw new MendableError(`KV cannot be reached:\n${output.trim()}`)
  return answer
}
