import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { say } from './status.ts'

// What takes minutes to make and depends on nothing but its sources is kept for other checkouts on this machine, by content: a fresh clone,
// a second worktree.

/** How many states of each thing are kept: that of today, and those of a few branches. */
const statesKept = 4

/**
 * The user's folder for caches, or the one that `SCHAKEL_CACHE` names.
 * @returns Null where it is empty, which keeps nothing.
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  if (env.SCHAKEL_CACHE !== undefined) return env.SCHAKEL_CACHE || null
  if (process.platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'schakel', 'cache')
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'schakel')
}

/**
 * Brings back what another checkout made from the same sources.
 * @param name What it is, such as `panel`.
 * @param print Fingerprint of its sources.
 * @param folder Where it belongs; what is there goes.
 * @returns Whether it was kept. If not, or if it can't be read, the folder isn't there.
 */
export function bringKept(name: string, print: string, folder: string): boolean {
  const kept = placeOf(name, print)
  if (!kept || !existsSync(kept)) return false
  try {
    rmSync(folder, { recursive: true, force: true })
    copyTree(kept, folder)
    // Used now: others go first.
    utimesSync(kept, new Date(), new Date())
    return true
  } catch (failure) {
    rmSync(folder, { recursive: true, force: true })
    say(`Cache     ${name} could not be taken from ${kept} (${reasonOf(failure)}); it is made again`)
    return false
  }
}

/** Keeps a finished folder for other checkouts, in place of one that was not whole. A failure costs them time, and this run nothing. */
export function keep(name: string, print: string, folder: string): void {
  const kept = placeOf(name, print)
  if (!kept) return
  const unfinished = `${kept}.unfinished-${process.pid}`
  try {
    copyTree(folder, unfinished)
    rmSync(kept, { recursive: true, force: true })
    renameSync(unfinished, kept)
    removeOldest(name)
  } catch (failure) {
    say(`Cache     ${name} could not be kept in ${kept} (${reasonOf(failure)})`)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function placeOf(name: string, print: string): string | null {
  const root = cacheFolder()
  return root && join(root, name, print)
}

function removeOldest(name: string): void {
  const folder = join(cacheFolder() ?? '', name)
  const states = readdirSync(folder)
    .map((state) => join(folder, state))
    .map((path) => ({ path, usedAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
  for (const { path } of states.slice(statesKept)) rmSync(path, { recursive: true, force: true })
}

function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    // File systems that can share blocks until one side changes do.
    else copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : String(failure)
}
