import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; link?: boolean }>
}

/**
 * Whether a folder's `package-lock.json` is fully installed: npm writes its own lock file at the end, so an interrupted
 * installation has none, and an outdated one differs.
 */
export async function isInstalled(folder: string): Promise<boolean> {
  const wanted = await readLock(join(folder, 'package-lock.json'))
  const there = await readLock(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !there) return false
  return Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || there.packages[path]?.version === version || (optional && !there.packages[path]),
  )
}

async function readLock(path: string): Promise<Lock | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
