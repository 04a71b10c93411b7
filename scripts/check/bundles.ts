import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { settingsOf } from '../../worker/page-settings.ts'
import { pageSources } from '../build/page-sources.ts'
import { MendableError } from '../start/failure.ts'

/** Most bytes after gzip. `npm run build`, `npm run check`, `npm test`, `npm run deploy` and the bench refuse more. */
export const budgets = {
  /** Script of an article page, none of it blocking. */
  articleScripts: 90_000,
  articleStyles: 15_000,
  /** Modules that an isolate loads before its first answer: all that readers' pages have in common. */
  start: 300_000,
  /** All modules of the worker, as uploaded: most are loaded by the page, form or mail that needs them. The platform takes 3 MB. */
  upload: 700_000,
} as const

type Part = keyof typeof budgets

/** A chunk in Vite's manifest. */
interface Chunk {
  file: string
  css?: string[]
  /** Keys of the chunks that it imports statically. */
  imports?: string[]
}

/** The sizes of a build in `dist`, in bytes after gzip. */
export function bundleSizes(): Record<Part, number> {
  const article = 'news-id-slug'
  const manifest = readManifest()
  const texts = ['core', ...settingsOf(article).texts].map((name) => `client/i18n/nl/${name}.ts`)
  const chunks = withImports(manifest, ['client/entry.tsx', pageSources()[article] ?? article, ...texts])
  return {
    articleScripts: sizeOf(chunks.map(({ file }) => file)),
    articleStyles: sizeOf(chunks.flatMap(({ css }) => css ?? [])),
    start: startSize(),
    upload: uploadSize(),
  }
}

/** @throws MendableError naming each part of the build that is above its budget. */
export function requireBudgets(): void {
  const sizes = Object.entries(bundleSizes()) as [Part, number][]
  const faults = sizes.filter(([part, bytes]) => bytes > budgets[part])
  if (faults.length > 0)
    throw new MendableError(
      faults
        .map(([part, bytes]) => `${part}: ${bytes} bytes after gzip, at most ${budgets[part]}`)
        .join('\n'),
    )
}

/** Vite's manifest of a build. */
export function readManifest(side: 'client' | 'worker' = 'client'): Record<string, Chunk> {
  return JSON.parse(readFileSync(`dist/${side}/.vite/manifest.json`, 'utf8'))
}

/**
 * Chunks with all their static imports, each once.
 * @param keys Keys of the manifest.
 * @throws Error for a key that it doesn't have.
 */
export function withImports(manifest: Record<string, Chunk>, keys: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  function follow(key: string): void {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    found.set(key, chunk)
    chunk.imports?.forEach(follow)
  }
  keys.forEach(follow)
  return [...found.values()]
}

/** Bytes of some files of the client build, compressed as the edge does. */
export function sizeOf(files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join('dist/client', file)), { level: 9 }).length,
    0,
  )
}

/** Bytes of all the worker's modules, compressed as wrangler does. */
export function uploadSize(): number {
  const files = readdirSync('dist/worker', { recursive: true, encoding: 'utf8' })
  return compressed(files.filter((file) => file.endsWith('.js')))
}

/** Bytes of the modules that the worker imports statically. */
function startSize(): number {
  const chunks = withImports(readManifest('worker'), ['virtual:cloudflare/worker-entry'])
  return compressed(chunks.map(({ file }) => file))
}

function compressed(modules: readonly string[]): number {
  return gzipSync(Buffer.concat(modules.map((file) => readFileSync(join('dist/worker', file))))).length
}
