import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { type PictureKind, type PictureRow, pictureKinds, pictureOf } from './picture-table.ts'

/** A file of the media library. */
interface MediaFile {
  id: number
  name: string
}

/** What a company's pictures are in the media library, by their kind. */
export type PictureMedia = Partial<Record<PictureKind, MediaFile & { alt: string }>>

/** The pictures of a profile that stand in the media library. */
export interface ShownPictures {
  logo?: MediaFile | null
  cover?: { file?: MediaFile | null } | null
}

/** Puts the pictures of a company that wait into the media library, in all their sizes. */
export async function storeAsMedia(strapi: Core.Strapi, company: string): Promise<PictureMedia> {
  const media: PictureMedia = {}
  try {
    for (const kind of pictureKinds) {
      const picture = await pictureOf(strapi, company, kind)
      if (picture) media[kind] = { ...(await upload(strapi, picture)), alt: picture.alt }
    }
    return media
  } catch (failure) {
    await removeMedia(strapi, media)
    throw failure
  }
}

/** The fields of a profile with these pictures. */
export function pictureFields({ logo, cover }: PictureMedia): Record<string, unknown> {
  return {
    ...(logo && { logo: logo.id }),
    ...(cover && { cover: { file: cover.id, alt: cover.alt } }),
  }
}

/** Removes pictures of a profile that never went online. */
export async function removeMedia(strapi: Core.Strapi, media: PictureMedia): Promise<void> {
  for (const file of Object.values(media)) await remove(strapi, file.id)
}

/**
 * Removes what a company had given and these pictures have replaced. What editors chose stays in their library, and so does what another
 * language of the profile still shows.
 */
export async function removeReplaced(
  strapi: Core.Strapi,
  company: string,
  before: ShownPictures | null,
  { logo, cover }: PictureMedia,
): Promise<void> {
  const replaced = [
    logo && before?.logo?.name === nameOf(company, 'logo') ? before.logo : null,
    cover && before?.cover?.file?.name === nameOf(company, 'cover') ? before.cover.file : null,
  ]
  for (const file of replaced) if (file && !(await isUsed(strapi, file.id))) await remove(strapi, file.id)
}

function nameOf(company: string, kind: PictureKind): string {
  return `${kind}-${company}.webp`
}

async function upload(strapi: Core.Strapi, { company, kind, alt, image }: PictureRow): Promise<MediaFile> {
  const folder = await mkdtemp(join(tmpdir(), 'company-picture-'))
  try {
    const filepath = join(folder, 'picture.webp')
    await writeFile(filepath, image)
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name: nameOf(company, kind), alternativeText: alt } },
        files: { filepath, originalFilename: 'picture.webp', mimetype: 'image/webp', size: image.length },
      })
    return file
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function isUsed(strapi: Core.Strapi, file: number): Promise<boolean> {
  return await strapi.db.transaction(
    async ({ trx }) => (await trx('files_related_mph').where({ file_id: file }).first()) !== undefined,
  )
}

async function remove(strapi: Core.Strapi, id: number): Promise<void> {
  const uploads = strapi.plugin('upload').service('upload')
  const file = await uploads.findOne(id)
  if (file) await uploads.remove(file)
}
