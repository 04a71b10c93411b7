import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'

const sources = ['client', 'worker', 'scripts/build', 'package-lock.json', 'vite.config.ts', 'wrangler.toml']
const built = 'dist/worker/wrangler.json'

/** Builds client and worker, when a source is newer than the last build. */
export async function build(): Promise<void> {
  if (await isFresh()) return
  // Whoever builds, a test runner too, gets the React that readers get.
  const env = { NODE_ENV: 'production' }
  await run('Building', [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'], {
    env,
  })
}

async function isFresh(): Promise<boolean> {
  const builtAt = modifiedAt(built)
  if (builtAt === null) return false
  for (const source of sources) if ((await newestBelow(source)) > builtAt) return false
  return true
}

function modifiedAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}

async function newestBelow(path: string): Promise<number> {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = await readdir(path)
  const times = await Promise.all(names.map((name) => newestBelow(join(path, name))))
  return Math.max(stats.mtimeMs, ...times)
}
