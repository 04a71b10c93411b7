import { manifest } from 'virtual:client-manifest'
import type { Locale } from '../../client/content/locale.ts'
import type { Assets, Payload } from '../../client/payload.ts'

const entry = 'client/entry.tsx'

/** The source file of each page's chunk, by the name that Vite's manifest gives it. */
export const pageSources: Record<Payload['route'], string> = {
  home: 'client/pages/home/HomePage.tsx',
  ecommerce: 'client/pages/section/SectionPage.tsx',
  logistiek: 'client/pages/section/SectionPage.tsx',
  fulfilment: 'client/pages/section/SectionPage.tsx',
  'news-tag-tag': 'client/pages/tag/TagPage.tsx',
  'news-id-slug': 'client/pages/news/NewsPage.tsx',
  'tags-overzicht': 'client/pages/tags/TagsPage.tsx',
  'tags-overzicht-char': 'client/pages/tags/TagsInitialPage.tsx',
  slug: 'client/pages/slug/SlugPage.tsx',
  'not-found': 'client/pages/not-found/NotFoundPage.tsx',
  // The error screen travels with the entry.
  error: entry,
}

/** The module that starts the browser's part. */
export function entryModule(): string {
  return `/${manifest.files[entry]?.file ?? entry}`
}

const known = new Map<string, Assets>()

/** What the first document of a page needs, found once for each page and language. */
export function assetsFor(route: Payload['route'], locale: Locale): Assets {
  const key = `${route} ${locale}`
  const before = known.get(key)
  if (before) return before
  const fromEntry = closure(entry)
  const wanted = [...closure(pageSources[route]), ...closure(`client/i18n/${locale}.ts`)]
  const assets: Assets = {
    styles: filesOf([...fromEntry, ...wanted], (chunk) => chunk.css ?? []),
    modules: filesOf(
      wanted.filter((source) => !fromEntry.has(source)),
      (chunk) => [chunk.file],
    ),
  }
  known.set(key, assets)
  return assets
}

/** A chunk and everything that it imports at once. */
function closure(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest.files[source]
  if (!chunk || found.has(source)) return found
  found.add(source)
  for (const imported of chunk.imports ?? []) closure(imported, found)
  return found
}

function filesOf(
  sources: Iterable<string>,
  pick: (chunk: (typeof manifest.files)[string]) => string[],
): string[] {
  const files = [...sources].flatMap((source) => {
    const chunk = manifest.files[source]
    return chunk ? pick(chunk) : []
  })
  return [...new Set(files)].map((file) => `/${file}`)
}
