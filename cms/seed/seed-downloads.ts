import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { bytesOf, downloadOf, downloadsFolder, type SeedDownload } from './downloads.ts'
import { addressOf } from './media.ts'

const fileUid = 'plugin::upload.file'
/** One date for all files: every fresh start gives the same answers. */
const madeAt = '2026-01-05T08:00:00.000Z'

/**
 * Puts PDFs into the media library.
 * @returns Ids by file name.
 */
export async function seedDownloads(
  strapi: Core.Strapi,
  downloads: SeedDownload[],
): Promise<Map<string, number>> {
  const files = strapi.db.query(fileUid)
  const ids = new Map()
  for (const download of downloads) {
    const { name } = download
    const known = await files.findOne({ where: { url: addressOf(name) }, select: ['id'] })
    const { id } = known ?? (await files.create({ data: rowOf(download) }))
    await copyFile(join(downloadsFolder, name), join(strapi.dirs.static.public, 'uploads', name))
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
