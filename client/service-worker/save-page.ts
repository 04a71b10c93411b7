import { isPayload } from '../navigation/is-payload.ts'
import { payloadAddress } from '../navigation/payload-address.ts'
import {
  copyToShelf,
  listShelf,
  putOnShelf,
  removeFromShelf,
  type Shelf,
  shelves,
} from '../offline/copies.ts'
import { addFiles, dropOldFiles } from './files.ts'
import { withoutPreloads } from './without-preloads.ts'

/** How many copies from other builds are refreshed at a time. */
const maxRefreshed = 3

/**
 * Saves a page for offline reading. Never stores what the reader sees: fetches the page again without cookies, as an anonymous reader would
 * get it. Also refreshes a few copies that other builds rendered.
 * @throws DOMException when storage is full.
 */
export async function savePage(shelf: Shelf, path: string): Promise<void> {
  await save(shelf, path, Date.now())
  for (const old of shelfNames()) {
    const stale = (await listShelf(old)).filter(({ build }) => build !== shell.build)
    for (const { path, at } of stale.slice(0, maxRefreshed)) await save(old, path, at)
  }
  await dropOldFiles()
}

async function save(shelf: Shelf, path: string, at: number): Promise<void> {
  const answers = await Promise.all([
    fetchAnonymously(path, 'text/html'),
    fetchAnonymously(payloadAddress({ pathname: path, search: '' }), 'application/json'),
  ]).catch(() => null)
  if (!answers) {
    // Saved while offline: reuse the copy from when it was read.
    await copyToShelf(shelf, path, at)
    return
  }
  const [page, data] = answers
  // Taken down, or redirected to another address.
  if (page.status === 404 || page.status === 410 || page.type === 'opaqueredirect')
    return removeFromShelf(shelf, path)
  // Closed since: what everybody could read then, not everybody may read now.
  if (isComplete(page) && isPrivate(page)) return removeFromShelf(shelf, path)
  if (!isForEveryone(page) || !isForEveryone(data)) return
  const payload: unknown = await data.clone().json()
  if (!isPayload(payload) || payload.user !== undefined) return
  const html = await page.clone().text()
  // A deployment is under way. The next build's service worker saves the page when it is read again.
  if (payload.build !== shell.build || !html.includes(`"build":"${shell.build}"`)) return
  const { route, locale, head, build, assets } = payload
  await addFiles([...assets.styles, ...assets.texts, ...assets.modules])
  await putOnShelf(
    shelf,
    { path, title: head.title, locale, route, section: head.section ?? null, build, at },
    { page: await withoutPreloads(page), data },
  )
}

function fetchAnonymously(address: string, accept: string): Promise<Response> {
  return fetch(address, { credentials: 'omit', cache: 'no-cache', redirect: 'manual', headers: { accept } })
}

/**
 * Whether a response is the same for everyone. The worker marks every personal response, and every one with a cookie, as private; scripts
 * can't see the cookie itself.
 */
function isForEveryone(answer: Response): boolean {
  return isComplete(answer) && !isPrivate(answer)
}

function isComplete({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected
}

function isPrivate({ headers }: Response): boolean {
  return /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
}

function shelfNames(): Shelf[] {
  // TypeScript widens `Object.keys` to string.
  return Object.keys(shelves) as Shelf[]
}
