import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { broughtAlong, type Import } from './imports.ts'
import { pageSources } from './page-sources.ts'

// Left to itself, the bundler makes a file for each set of pages that share a module: hundreds of a few hundred bytes, of which a page with a
// form loads thirty. Each is a request, and badly compressed. So modules that are mostly loaded together are one file.

/** A group of modules that become one file. */
interface ChunkGroup {
  name: string
  test: (id: string) => boolean
  /** A module belongs to the first group that has it. */
  priority: number
}

/** Kinds of pages, by a module that they have in common, and the package that comes with it. The first is the narrowest. */
const kinds = [
  { name: 'form', module: 'client/forms/use-site-form.ts', package: '@tanstack' },
  { name: 'sending', module: 'client/forms/send-form.ts', package: 'valibot' },
] as const

/** A module that so many pages have is in the file of their kind, or in the one that nearly all pages load. */
const many = 6

/** Bytes of source below which a request costs more than what is in it. */
const small = { script: 700, sheet: 300 }

/**
 * The files that the browser's code is split into, beside one for each page and each namespace of texts.
 * @param root Folder of the repository, absolute.
 */
export function chunkGroups(root: string): ChunkGroup[] {
  const sources = pageSources(root)
  const known = new Map<string, readonly Import[]>()
  const pages = [...new Set(Object.values(sources))].map((page) => broughtAlong([page], known))
  // What the browser code starts with, and what an article, the page most read, shares with others.
  const parts = broughtAlong(['client/entry.tsx', sources['news-id-slug'] ?? ''], known)
  const withAll = (of: readonly string[]) => new Set([...of, ...broughtAlong(of, known)])
  // What each page loads once it is interactive, and once the browser is idle.
  const start = withAll(['client/start.ts', 'client/layouts/ColourModeChoice.tsx'])
  const idle = withAll([
    'client/analytics/analytics.ts',
    'client/analytics/listed-entries.ts',
    'client/offline/start.ts',
  ])
  // Each page fetches the front page ahead.
  const home = broughtAlong([sources.home ?? ''], known)
  const shared = new Map<string, string>()
  for (const path of new Set(pages.flatMap((page) => [...page]))) {
    const users = pages.filter((page) => page.has(path))
    const kind = kinds.find(({ module }) => users.every((page) => page.has(module)))
    const isSmall = kind !== undefined && statSync(path).size < small.script
    if (users.length < (home.has(path) || isSmall ? 2 : many)) continue
    shared.set(path, kind?.name ?? 'common')
  }
  const inShared = (name: string) => (path: string) => shared.get(path) === name
  const inPackage = (name: string) => (path: string) => path.startsWith(`node_modules/${name}/`)
  // A group takes along what its modules need, so those that others need come first.
  const groups = [
    // Our deploys don't change it.
    { name: 'react', has: (path: string) => /^node_modules\/(?:react|react-dom|scheduler)\//.test(path) },
    { name: 'parts', has: (path: string) => parts.has(path) },
    { name: 'start', has: (path: string) => start.has(path) },
    { name: 'idle', has: (path: string) => idle.has(path) },
    { name: 'common', has: either(inShared('common'), isSmallSheet) },
    ...kinds
      .toReversed()
      .map((kind) => ({ name: kind.name, has: either(inShared(kind.name), inPackage(kind.package)) })),
  ]
  return groups.map(({ name, has }, index) => ({
    name,
    test: (id) => {
      const path = relative(root, id)
      return !path.startsWith('client/pages/') && has(path)
    },
    priority: groups.length - index,
  }))
}

function isSmallSheet(path: string): boolean {
  return path.startsWith('client/') && path.endsWith('.css') && statSync(path).size < small.sheet
}

function either(one: (path: string) => boolean, other: (path: string) => boolean): (path: string) => boolean {
  return (path) => one(path) || other(path)
}
