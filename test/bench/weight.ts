import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the browser fetches for one page and what is uploaded to the edge, in bytes after gzip. */
export interface Weight {
  html: number
  js: number
  css: number
  /** All modules of the worker, as uploaded. */
  upload: number
  /** Render-blocking scripts of the document; there should be none. */
  blockingScripts: string[]
  /** Sentences of the article that the document contains more than once. */
  repeatedSentences: string[]
}

interface Chunk {
  file: string
  imports?: string[]
}

/** Weighs a page of the built site. */
export function weigh(document: string, articleTexts: string[]): Weight {
  return {
    html: gzipSync(document).length,
    js: sizeOf(scriptsOf(document)),
    css: sizeOf(stylesOf(document)),
    upload: gzipSync(Buffer.concat(modulesOf('dist/worker'))).length,
    blockingScripts: [...document.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="module"|\basync\b|\bdefer\b/.test(tag)),
    repeatedSentences: repeated(document, articleTexts),
  }
}

/** All scripts that a document runs or preloads: those it names, and their static imports. */
function scriptsOf(document: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const found = new Set<string>()

  function follow(file: string): void {
    if (found.has(file)) return
    found.add(file)
    for (const source of byFile.get(file)?.imports ?? []) {
      const imported = manifest[source]
      if (imported) follow(imported.file)
    }
  }

  for (const [, file] of document.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) if (file) follow(file)
  return [...found]
}

function stylesOf(document: string): string[] {
  const tags = [...document.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
  return tags.flatMap((tag) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? [])
}

function sizeOf(files: string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join('dist/client', file)), { level: 9 }).length,
    0,
  )
}

function modulesOf(folder: string): Buffer[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file)))
}

/** Compares plain text, because markup is escaped differently in a script than in a document. */
function repeated(document: string, articleTexts: string[]): string[] {
  const sentences = articleTexts.flatMap((html) => html.match(/[^<>&"\\]{80,}/g) ?? [])
  return sentences.filter((sentence) => document.split(sentence).length > 2)
}
