import { gzipSync } from 'node:zlib'
import { readManifest, sizeOf, uploadSize, withImports } from '../../scripts/check/bundles.ts'

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

/** Weighs a page of the built site. */
export function weigh(document: string, articleTexts: string[]): Weight {
  return {
    html: gzipSync(document).length,
    js: sizeOf(scriptsOf(document)),
    css: sizeOf(stylesOf(document)),
    upload: uploadSize(),
    blockingScripts: [...document.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="module"|\basync\b|\bdefer\b/.test(tag)),
    repeatedSentences: repeated(document, articleTexts),
  }
}

/** All scripts that a document runs or preloads: those it names, and their static imports. */
function scriptsOf(document: string): string[] {
  const manifest = readManifest()
  const named = [...document.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file)
  const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file))
  return withImports(manifest, keys).map(({ file }) => file)
}

function stylesOf(document: string): string[] {
  const tags = [...document.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
  return tags.flatMap((tag) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? [])
}

/** Compares plain text, because markup is escaped differently in a script than in a document. */
function repeated(document: string, articleTexts: string[]): string[] {
  const sentences = articleTexts.flatMap((html) => html.match(/[^<>&"\\]{80,}/g) ?? [])
  return sentences.filter((sentence) => document.split(sentence).length > 2)
}
