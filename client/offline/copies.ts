/** The caches that store offline copies of pages. */
export const shelves = {
  /** Articles this browser showed most recently. */
  read: { cache: 'schakel-read', max: 20 },
  /** Pages the reader saved. */
  saved: { cache: 'schakel-saved', max: 100 },
} as const

export type Shelf = keyof typeof shelves

/** Metadata of an offline copy. Copies are fetched without cookies, so they contain nothing personal. */
export interface OfflineCopy {
  /** Site path; also the cache key. */
  path: string
  title: string
  /** Language of the text. */
  locale: string
  /** Route name; `section` is set for articles. */
  route: string
  section: string | null
  /** Id of the build that rendered the page; the copy needs that build's files. */
  build: string
  /** When it was read or saved, in milliseconds since the epoch. */
  at: number
}

/** Header that carries the metadata on a cached response. */
const factsHeader = 'x-kept-page'

/** Headers that describe one transfer, not the content. */
const transportHeaders = ['content-encoding', 'content-length', 'date', 'etag', 'x-cache']

/** The responses for a document and for its data. */
export interface PageAnswers {
  page: Response
  data: Response
}

/** Adds a page to a shelf and evicts the oldest pages above its limit. */
export async function putOnShelf(
  shelf: Shelf,
  facts: OfflineCopy,
  { page, data }: PageAnswers,
): Promise<void> {
  const cache = await caches.open(shelves[shelf].cache)
  await cache.put(facts.path, withFacts(page, facts))
  await cache.put(dataKey(facts.path), withFacts(data, facts))
  for (const { path } of (await listShelf(shelf)).slice(shelves[shelf].max)) await remove(cache, path)
}

/** The pages on a shelf, newest first. */
export async function listShelf(shelf: Shelf): Promise<OfflineCopy[]> {
  const cache = await caches.open(shelves[shelf].cache)
  const found = await Promise.all((await cache.keys()).map(async (key) => factsOf(await cache.match(key))))
  const pages = new Map(found.flatMap((facts) => (facts ? [[facts.path, facts]] : [])))
  return [...pages.values()].sort((one, other) => other.at - one.at)
}

/** Copies a page from any shelf to another. Returns false if no shelf has it. */
export async function copyToShelf(shelf: Shelf, path: string, at: number): Promise<boolean> {
  const [page, data] = await Promise.all([offlineDocument(path), offlineData(path)])
  const facts = factsOf(page)
  if (!page || !data || !facts) return false
  await putOnShelf(shelf, { ...facts, at }, { page, data })
  return true
}

/** Removes a page from one shelf. */
export async function removeFromShelf(shelf: Shelf, path: string): Promise<void> {
  await remove(await caches.open(shelves[shelf].cache), path)
}

/** Deletes all offline copies. */
export async function clearShelves(): Promise<void> {
  await Promise.all(Object.values(shelves).map(({ cache }) => caches.delete(cache)))
}

/** The offline copy of the document at a path, ignoring the query; undefined if there is none. */
export function offlineDocument(path: string): Promise<Response | undefined> {
  return fromShelves(path)
}

/** The offline copy of the page data at a path. */
export function offlineData(path: string): Promise<Response | undefined> {
  return fromShelves(dataKey(path))
}

async function fromShelves(key: string): Promise<Response | undefined> {
  const found = await Promise.all(
    Object.values(shelves).map(({ cache }) => caches.match(key, { cacheName: cache, ignoreVary: true })),
  )
  return found.filter((copy) => copy !== undefined).sort(byAge)[0]
}

function byAge(one: Response, other: Response): number {
  return (factsOf(other)?.at ?? 0) - (factsOf(one)?.at ?? 0)
}

async function remove(cache: Cache, path: string): Promise<void> {
  await cache.delete(path)
  await cache.delete(dataKey(path))
}

/** Page data is cached next to its document, under a key that no document uses. */
function dataKey(path: string): string {
  return `${path}?data`
}

function withFacts({ body, status, headers }: Response, facts: OfflineCopy): Response {
  const copy = new Headers(headers)
  for (const name of transportHeaders) copy.delete(name)
  // Titles may contain any character; headers may not.
  copy.set(factsHeader, encodeURIComponent(JSON.stringify(facts)))
  return new Response(body, { status, headers: copy })
}

function factsOf(copy: Response | undefined): OfflineCopy | null {
  const facts = copy?.headers.get(factsHeader)
  // Always written by `withFacts`: nothing else writes to these caches.
  return facts ? JSON.parse(decodeURIComponent(facts)) : null
}
