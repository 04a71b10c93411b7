import { statSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
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

const folder = join(appFolder, 'seed/downloads')
const fileUid = 'plugin::upload.file'
/** One date for all files: every fresh start gives the same answers. */
const madeAt = '2026-01-05T08:00:00.000Z'

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
  return new Map((await readdir(folder)).map((name) => [name, join(folder, name)]))
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

/**
 * Puts PDFs into the media library.
 * @returns Ids by file name.
 */
export async function plantDownloads(
  strapi: Core.Strapi,
  downloads: SeedDownload[],
): Promise<Map<string, number>> {
  const files = strapi.db.query(fileUid)
  const ids = new Map()
  for (const download of downloads) {
    const { name } = download
    const known = await files.findOne({ where: { url: addressOf(name) }, select: ['id'] })
    const { id } = known ?? (await files.create({ data: rowOf(download) }))
    await copyFile(join(folder, name), join(strapi.dirs.static.public, 'uploads', name))
    ids.set(name, id)
  }
  return ids
}

function rowOf(download: SeedDownload) {
  const { name } = download
  return {
    ...downloadOf(download),
    hash: name.replace(/\.pdf$/, ''),
    ext: '.pdf',
    mime: 'application/pdf',
    sizeInBytes: bytesOf(name),
    provider: 'local',
    folderPath: '/',
    createdAt: madeAt,
    updatedAt: madeAt,
    publishedAt: madeAt,
  }
}

function bytesOf(name: string) {
  return statSync(join(folder, name)).size
}

/** Strapi counts in units of a thousand bytes. */
function thousands(bytes: number) {
  return Math.round(bytes / 10) / 100
}
