import { payloadAddress } from '../navigation/payload-address.ts'
import { listShelf } from '../offline/copies.ts'
import { type BuildQuestion, isBuildAnswer } from '../offline/messages.ts'
import { buildOf, shellName } from './shell.ts'
import { withoutPreloads } from './without-preloads.ts'

declare const self: ServiceWorkerGlobalScope

/** How long open pages have to report their build, in milliseconds. */
const answerMs = 1000

/**
 * Caches the files this build needs without a network.
 * @throws TypeError or Error when a file can't be fetched; the browser then retries the installation later.
 */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(shellName(shell.build))
  // File names change with their content, so the HTTP cache is safe to use.
  await Promise.all([
    cache.addAll(shell.files),
    ...Object.values(shell.offline).map((path) => addPage(cache, path)),
  ])
}

async function addPage(cache: Cache, path: string): Promise<void> {
  const data = payloadAddress({ pathname: path, search: '' })
  await cache.put(path, await withoutPreloads(await askFor(path)))
  await cache.put(data, await askFor(data))
}

async function askFor(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'reload', credentials: 'omit' })
  const text = response.ok ? await response.clone().text() : ''
  // During a deployment either build may answer.
  if (!text.includes(`"build":"${shell.build}"`)) throw new Error(`${address} is not of this build`)
  return response
}

/** Adds files to this build's cache. */
export async function addFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(shellName(shell.build))
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
}

/** A file without a network, from the cache of any build that is still there. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** Deletes the files of builds that no open page and no offline copy needs. */
export async function dropOldFiles(): Promise<void> {
  // A service worker that is waiting to take over already has its files.
  if (self.registration.installing || self.registration.waiting) return
  const builds = (await caches.keys()).map(buildOf).filter((build) => build !== null)
  const copies = [...(await listShelf('read')), ...(await listShelf('saved'))]
  const needed = new Set([shell.build, ...copies.map(({ build }) => build)])
  const old = builds.filter((build) => !needed.has(build))
  if (old.length === 0) return
  const open = await buildsOfOpenPages()
  // A frozen page can't answer; try again next time.
  if (!open) return
  await Promise.all(old.filter((build) => !open.has(build)).map((build) => caches.delete(shellName(build))))
}

/** The builds of all open pages; null if one of them doesn't answer. */
async function buildsOfOpenPages(): Promise<Set<string> | null> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const builds = await Promise.all(pages.map(buildOfPage))
  return builds.includes(null) ? null : new Set(builds.filter((build) => build !== null))
}

function buildOfPage(page: WindowClient): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(isBuildAnswer(data) ? data.build : null)
    setTimeout(resolve, answerMs, null)
    const question: BuildQuestion = { kind: 'which-build' }
    page.postMessage(question, [port2])
  })
}
