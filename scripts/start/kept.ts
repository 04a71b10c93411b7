import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
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

/** How the files of a thing come from one folder to another. */
interface Way {
  /** @throws Error if the file was changed after `keptAt` (milliseconds since 1970), and so is no longer what was kept. */
  put(source: string, target: string, keptAt: number): void
  /** How many states of a thing are kept: that of today, and those of a few branches. */
  states: number
}

/** For what its checkout may change. File systems that can share blocks until one side changes do. */
const copies: Way = {
  put: (source, target) => copyFileSync(source, target, constants.COPYFILE_FICLONE),
  states: 4,
}

/**
 * For many files that only installing changes, which makes new ones. A file gets another name in place of a copy. Who edits one edits it for all
 * checkouts that have it; further ones do without what is kept.
 */
export const links: Way = {
  put(source, target, keptAt) {
    if (statSync(source).mtimeMs > keptAt) throw new Error(`somebody has changed ${source}`)
    linkSync(source, target)
  },
  states: 2,
}

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
 * @param folder Where it belongs; what is there goes. It is there whole or not at all.
 * @returns Whether it was kept. If not, or if it can't be read, the folder isn't there.
 */
export function bringKept(name: string, print: string, folder: string, way = copies): boolean {
  const kept = placeOf(name, print)
  if (!kept || !existsSync(kept)) return false
  const unfinished = `${folder}.unfinished`
  try {
    for (const path of [unfinished, folder]) rmSync(path, { recursive: true, force: true })
    putTree(kept, unfinished, way, statSync(kept).birthtimeMs)
    renameSync(unfinished, folder)
    // Used now: others go first.
    utimesSync(kept, new Date(), new Date())
    return true
  } catch (failure) {
    for (const path of [unfinished, folder]) rmSync(path, { recursive: true, force: true })
    say(`Cache     ${name} could not be taken from ${kept} (${reasonOf(failure)}); it is made again`)
    return false
  }
}

/** Keeps a finished folder for other checkouts, in place of one that was not whole. A failure costs them time, and this run nothing. */
export function keep(name: string, print: string, folder: string, way = copies): void {
  const kept = placeOf(name, print)
  if (!kept) return
  const unfinished = `${kept}.unfinished-${process.pid}`
  try {
    putTree(folder, unfinished, way, Number.POSITIVE_INFINITY)
    rmSync(kept, { recursive: true, force: true })
    renameSync(unfinished, kept)
    removeOldest(name, way.states)
  } catch (failure) {
    say(`Cache     ${name} could not be kept in ${kept} (${reasonOf(failure)})`)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** A folder that checkouts share by its content. */
interface Shared {
  /** What it is, such as `panel`; undefined for one that is not kept. */
  name: string | undefined
  /** Fingerprint of its sources. */
  print: string
  folder: string
  /** Makes it where no checkout has. */
  make(): Promise<void>
  /** Whether what was brought back is all that it should be. */
  isWhole?(): Promise<boolean>
  way?: Way
}

/** Brings back what another checkout made, or makes it and keeps it for others. */
export async function bringOrMake({ name, print, folder, make, isWhole, way }: Shared): Promise<void> {
  if (!name) return make()
  if (bringKept(name, print, folder, way) && (await (isWhole?.() ?? true))) return
  await make()
  keep(name, print, folder, way)
}

function placeOf(name: string, print: string): string | null {
  const root = cacheFolder()
  return root && join(root, name, print)
}

function removeOldest(name: string, statesKept: number): void {
  const folder = join(cacheFolder() ?? '', name)
  const states = readdirSync(folder)
    .map((state) => join(folder, state))
    .map((path) => ({ path, usedAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
  for (const { path } of states.slice(statesKept)) rmSync(path, { recursive: true, force: true })
}

function putTree(from: string, to: string, way: Way, keptAt: number): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) putTree(source, target, way, keptAt)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else way.put(source, target, keptAt)
  }
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return 'code' in failure ? String(failure.code) : failure.message
}
