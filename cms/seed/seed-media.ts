import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { documentIdOf } from './document.ts'
import { addressOf, formatsOf } from './media.ts'
import { pictureFiles } from './picture-files.ts'
import type { SeedPicture } from './picture-list.ts'

const fileUid = 'plugin::upload.file'
/** One date for all files: every fresh start gives the same answers. */
const madeAt = '2026-01-05T08:00:00.000Z'

/**
 * Puts pictures into the media library. Strapi's upload would make every size again and give each file a random name;
 * the rows are the same.
 * @returns Ids by file name.
 * @throws Error Naming a picture that has no file.
 */
export async function seedMedia(strapi: Core.Strapi, pictures: SeedPicture[]): Promise<Map<string, number>> {
  const uploads = join(strapi.dirs.static.public, 'uploads')
  const files = strapi.db.query(fileUid)
  const known = await files.findMany({
    where: { name: { $in: pictures.map(({ name }) => name) } },
    select: ['id', 'name'],
  })
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const paths = await pictureFiles()
  for (const picture of pictures) {
    if (ids.has(picture.name)) continue
    const { id } = await files.create({ data: await rowOf(picture, paths, uploads) })
    ids.set(picture.name, id)
  }
  return ids
}

async function rowOf(picture: SeedPicture, paths: Map<string, string>, uploads: string) {
  const formats: Record<string, unknown> = {}
  for (const [key, { name, width, height }] of Object.entries(formatsOf(picture))) {
    formats[key] = { ...(await fileOf(name, paths, uploads)), path: null, width, height }
  }
  const { name, alt, width, height } = picture
  const { sizeInBytes: _bytes, ...file } = await fileOf(name, paths, uploads)
  return {
    ...file,
    documentId: documentIdOf('file', name),
    alternativeText: alt,
    caption: null,
    width,
    height,
    formats,
    provider: 'local',
    folderPath: '/',
    createdAt: madeAt,
    updatedAt: madeAt,
    publishedAt: madeAt,
  }
}

/** Copies one file, and says what Strapi notes of it. */
async function fileOf(name: string, paths: Map<string, string>, uploads: string) {
  const source = paths.get(name)
  if (!source) throw new Error(`${name}: there is no such file among the sample pictures`)
  await copyFile(source, join(uploads, name))
  const { size: sizeInBytes } = await stat(source)
  const size = Math.round(sizeInBytes / 10) / 100
  return {
    name,
    hash: name.replace(/\.webp$/, ''),
    ext: '.webp',
    mime: 'image/webp',
    url: addressOf(name),
    size,
    sizeInBytes,
  }
}
