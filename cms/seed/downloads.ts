import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'
import { type DownloadReference, documentIdOf } from './document.ts'
import type { EntryFields } from './fields.ts'
import { addressOf } from './media.ts'

/** A PDF that the content offers. Those of the sample are finished files. */
export interface SeedDownload {
  /** File name, which is also its address below `/uploads/`. */
  name: string
  /** As its editors called it. */
  shownAs: string
}

/** Where the finished files are. */
export const downloadsFolder = join(appFolder, 'seed/downloads')
/** Collects the PDFs while the content is read. */
export function createDownloadList() {
  const downloads = new Map<string, SeedDownload>()

  return {
    /** A PDF that a document names: `{ file, name }`. */
    add(fields: EntryFields): DownloadReference {
      const name = fields.text('file')
      downloads.set(name, { name, shownAs: fields.text('name') })
      fields.done()
      return { download: name }
    },

    all(): SeedDownload[] {
      return [...downloads.values()]
    },
  }
}

/**
 * The PDFs themselves.
 * @returns Paths by file name.
 */
export async function downloadFiles(): Promise<Map<string, string>> {
  return new Map((await readdir(downloadsFolder)).map((name) => [name, join(downloadsFolder, name)]))
}

/** A PDF as the REST API answers with it. */
export function downloadOf({ name, shownAs }: SeedDownload) {
  return {
    documentId: documentIdOf('file', name),
    url: addressOf(name),
    name: shownAs,
    size: thousands(bytesOf(name)),
  }
}

/** How many bytes a PDF has. */
export function bytesOf(name: string) {
  return statSync(join(downloadsFolder, name)).size
}

/** Strapi counts in units of a thousand bytes. */
function thousands(bytes: number) {
  return Math.round(bytes / 10) / 100
}
