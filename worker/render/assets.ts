import { manifest } from 'virtual:client-manifest'
import type { Locale } from '../../client/content/locale.ts'
import { placedFormModules, placedFormTexts } from '../../client/forms/placed-forms.ts'
import type { Assets, PageFacts } from '../../client/page-facts.ts'
import { namespacesOf } from '../page-settings.ts'

const entry = 'client/entry.tsx'

/** The module that starts the browser code. */
export function entryModule(): string {
  return addressOf(entry)
}

const known = new Map<string, Assets>()

/** The files that a page's first document needs, computed once per page and language. */
export function assetsFor(route: PageFacts['route'], locale: Locale): Assets {
  const key = `${route} ${locale}`
  const before = known.get(key)
  if (before) return before
  const fromEntry = closure(entry)
  const namespaces = ['core', ...namespacesOf(route)].map((name) => `client/i18n/${locale}/${name}.ts`)
  const wanted = [...closure(sourceOf(route))]
  const assets: Assets = {
    page: route === 'error' ? null : addressOf(manifest.pages[route]),
    styles: filesOf([...fromEntry, ...wanted], (chunk) => chunk.css ?? []),
    texts: namespaces.map(addressOf),
    modules: filesOf(
      wanted.filter((source) => !fromEntry.has(source)),
      (chunk) => [chunk.file],
    ),
  }
  known.set(key, assets)
  return assets
}

/** During development there are only source files. */
function addressOf(source: string): string {
  return `/${manifest.files[source]?.file ?? source}`
}

/** The error screen is part of the entry chunk. */
function sourceOf(route: PageFacts['route']): string {
  return route === 'error' ? entry : manifest.pages[route]
}

const banner = 'client/pages/preview/PreviewBanner.tsx'

/** The same with what shows forms that editors placed on the page. */
export async function withPlacedForms(
  { page, styles, texts, modules }: Assets,
  forms: readonly string[],
  locale: Locale,
): Promise<Assets> {
  const files = (await placedFormTexts(forms)).map((name) => `client/i18n/${locale}/${name}.ts`)
  const chunks = placedFormModules(forms).flatMap((source) => [...closure(source)])
  return {
    page,
    styles: [...new Set([...styles, ...filesOf(chunks, (chunk) => chunk.css ?? [])])],
    texts: [...new Set([...texts, ...files.map(addressOf)])],
    modules: [...new Set([...modules, ...filesOf(chunks, (chunk) => [chunk.file])])],
  }
}

/** The same with the banner above previews. */
export function withPreview({ page, styles, texts, modules }: Assets): Assets {
  const chunks = closure(banner)
  return {
    page,
    texts,
    styles: [...new Set([...styles, ...filesOf(chunks, (chunk) => chunk.css ?? [])])],
    modules: [...new Set([...modules, ...filesOf(chunks, (chunk) => [chunk.file])])],
  }
}

/** The files of some sources with their static imports, including styles, as site paths. */
export function filesBehind(sources: readonly string[]): string[] {
  const chunks = sources.flatMap((source) => [...closure(source)])
  return filesOf(chunks, (chunk) => [chunk.file, ...(chunk.css ?? [])])
}

/** A chunk with all its static imports. */
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
