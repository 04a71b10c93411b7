import { isPayload } from '../navigation/is-payload.ts'
import { payloadAddress } from '../navigation/payload-address.ts'
import { onShelf, putBeside, putOnShelf, type Shelf, shelves, takeOff } from '../offline/copies.ts'
import { addFiles, dropOldFiles } from './files.ts'
import { withoutPreloads } from './without-preloads.ts'

/** Copies of other builds that are made anew at a time. */
const renewedAtOnce = 3

/**
 * Keeps a page for reading offline. What the reader sees is never kept: the page is asked for once more without cookies, as
 * anybody would see it. Copies that other builds made are renewed on the occasion, a few at a time.
 * @throws DOMException when the disk is full.
 */
export async function keepPage(shelf: Shelf, path: string): Promise<void> {
  await keep(shelf, path, Date.now())
  for (const old of shelfNames()) {
    const outdated = (await onShelf(old)).filter(({ build }) => build !== shell.build)
    for (const { path, at } of outdated.slice(0, renewedAtOnce)) await keep(old, path, at)
  }
  await dropOldFiles()
}

async function keep(shelf: Shelf, path: string, at: number): Promise<void> {
  const answers = await Promise.all([
    askAnew(path, 'text/html'),
    askAnew(payloadAddress({ pathname: path, search: '' }), 'application/json'),
  ]).catch(() => null)
  if (!answers) {
    // Saved without a network: what was kept at the reading has to do.
    await putBeside(shelf, path, at)
    return
  }
  const [page, data] = answers
  // Taken down, or moved to another address.
  if (page.status === 404 || page.status === 410 || page.type === 'opaqueredirect')
    return takeOff(shelf, path)
  if (!isForEveryone(page) || !isForEveryone(data)) return
  const payload: unknown = await data.clone().json()
  if (!isPayload(payload) || payload.user !== undefined) return
  const html = await page.clone().text()
  // While a build takes the place of another: the next one has its own service worker, which keeps it at the next reading.
  if (payload.build !== shell.build || !html.includes(`"build":"${shell.build}"`)) return
  const { route, locale, head, build, assets } = payload
  await addFiles([...assets.styles, ...assets.texts, ...assets.modules])
  await putOnShelf(
    shelf,
    { path, title: head.title, locale, route, section: head.section ?? null, build, at },
    { page: await withoutPreloads(page), data },
  )
}

function askAnew(address: string, accept: string): Promise<Response> {
  return fetch(address, { credentials: 'omit', cache: 'no-cache', redirect: 'manual', headers: { accept } })
}

/**
 * Whether an answer is the same for all. The worker marks every answer that knows its reader, or sets a cookie, as private; the cookie
 * itself no script sees.
 */
function isForEveryone({ status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  return !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
}

function shelfNames(): Shelf[] {
  // The keys of the table are its names.
  return Object.keys(shelves) as Shelf[]
}
