/** The shelves on which copies of pages stand for reading offline. */
export const shelves = {
  /** Articles that this browser showed last. */
  read: { cache: 'schakel-read', atMost: 20 },
  /** What its reader saved. */
  saved: { cache: 'schakel-saved', atMost: 100 },
} as const

export type Shelf = keyof typeof shelves

/** What a copy tells of itself. It is made without cookies, so it holds nothing of any reader. */
export interface KeptPage {
  /** Site path, which is also its key. */
  path: string
  title: string
  /** Language of the text. */
  locale: string
  /** Name of its route, and the section of an article. */
  route: string
  section: string | null
  /** Id of the build that made it; its files are those of that build. */
  build: string
  /** When it was read or saved, in milliseconds since the epoch. */
  at: number
}

/** Header under which a copy carries those facts. */
const factsHeader = 'x-kept-page'

/** Headers that belong to the transport of one answer. */
const passingHeaders = ['content-encoding', 'content-length', 'date', 'etag', 'x-cache']

/** A document and its data, as they were answered. */
export interface PageAnswers {
  page: Response
  data: Response
}

/** Puts a page on a shelf; the oldest make room. */
export async function putOnShelf(shelf: Shelf, facts: KeptPage, { page, data }: PageAnswers): Promise<void> {
  const cache = await caches.open(shelves[shelf].cache)
  await cache.put(facts.path, withFacts(page, facts))
  await cache.put(dataKey(facts.path), withFacts(data, facts))
  for (const { path } of (await onShelf(shelf)).slice(shelves[shelf].atMost)) await remove(cache, path)
}

/** The pages on a shelf, those that came last first. */
export async function onShelf(shelf: Shelf): Promise<KeptPage[]> {
  const cache = await caches.open(shelves[shelf].cache)
  const found = await Promise.all((await cache.keys()).map(async (key) => factsOf(await cache.match(key))))
  const pages = new Map(found.flatMap((facts) => (facts ? [[facts.path, facts]] : [])))
  return [...pages.values()].sort((one, other) => other.at - one.at)
}

/** Puts a page that stands on one shelf on another as well; false where it is on none. */
export async function putBeside(shelf: Shelf, path: string, at: number): Promise<boolean> {
  const [page, data] = await Promise.all([keptPage(path), keptData(path)])
  const facts = factsOf(page)
  if (!page || !data || !facts) return false
  await putOnShelf(shelf, { ...facts, at }, { page, data })
  return true
}

/** Takes a page off one shelf. */
export async function takeOff(shelf: Shelf, path: string): Promise<void> {
  await remove(await caches.open(shelves[shelf].cache), path)
}

/** Empties all shelves. */
export async function clearShelves(): Promise<void> {
  await Promise.all(Object.values(shelves).map(({ cache }) => caches.delete(cache)))
}

/** The kept document at a path, whatever its query; undefined where there is none. */
export function keptPage(path: string): Promise<Response | undefined> {
  return fromShelves(path)
}

/** The kept data of the page at a path. */
export function keptData(path: string): Promise<Response | undefined> {
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

/** Data stands beside its document, under a key that no document has. */
function dataKey(path: string): string {
  return `${path}?data`
}

function withFacts({ body, status, headers }: Response, facts: KeptPage): Response {
  const copy = new Headers(headers)
  for (const name of passingHeaders) copy.delete(name)
  // Titles hold any sign, headers do not.
  copy.set(factsHeader, encodeURIComponent(JSON.stringify(facts)))
  return new Response(body, { status, headers: copy })
}

function factsOf(copy: Response | undefined): KeptPage | null {
  const facts = copy?.headers.get(factsHeader)
  // Written by `withFacts`; nobody else writes to these caches.
  return facts ? JSON.parse(decodeURIComponent(facts)) : null
}
