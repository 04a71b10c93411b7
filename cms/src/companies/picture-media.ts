import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { type PictureKind, type PictureRow, pictureKinds, pictureOf } from './picture-table.ts'

/** A file of the media library. */
interface MediaFile {
  id: number
  name: string
  url: string
}

/** What a company's pictures are in the media library, by their kind. */
export type PictureMedia = Partial<Record<PictureKind, MediaFile & { alt: string }>>

/** The pictures of a profile that stand in the media library. */
export interface ShownPictures {
  logo?: MediaFile | null
  cover?: { id: number; file?: MediaFile | null; alt?: string | null } | null
}

/** The file of one kind; null without one. */
export function shownFile({ logo, cover }: ShownPictures, kind: PictureKind): MediaFile | null {
  return (kind === 'logo' ? logo : cover?.file) ?? null
}

/** What is on the site and no longer in the draft: members ask editors to take it away. */
export function leavingPictures(draft: ShownPictures, published: ShownPictures | null): PictureKind[] {
  if (!published) return []
  return pictureKinds.filter((kind) => shownFile(published, kind) && !shownFile(draft, kind))
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

/** The field of a draft with the picture that is on the site. */
export function fieldAsPublished({ logo, cover }: ShownPictures, kind: PictureKind): Record<string, unknown> {
  if (kind === 'logo') return { logo: logo?.id ?? null }
  if (!cover) return { cover: null }
  const { id: _ofPublished, file, ...words } = cover
  return { cover: { ...words, file: file?.id ?? null } }
}

/** Removes pictures of a profile that never went online. */
export async function removeMedia(strapi: Core.Strapi, media: PictureMedia): Promise<void> {
  for (const file of Object.values(media)) await remove(strapi, file.id)
}

/**
 * Removes what a company had given and its profile shows no longer. What editors chose stays in their library, and so does what another
 * language of the profile still shows.
 */
export async function removeUnused(
  strapi: Core.Strapi,
  company: string,
  before: ShownPictures,
): Promise<void> {
  for (const kind of pictureKinds) {
    const file = shownFile(before, kind)
    if (file?.name === nameOf(company, kind) && !(await isUsed(strapi, file.id)))
      await remove(strapi, file.id)
  }
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
