import type { Core } from '@strapi/strapi'
import { pictureKinds, pictureOf } from '../../../companies/picture-table.ts'
import { partnerUid } from '../../../companies/profile.ts'
import type { ShownPicture } from './waiting.ts'

const names = { logo: 'Logo', cover: 'Omslagfoto' } as const

/** The pictures of a company that wait for review. They have no address of their own: nobody but editors may open them. */
export async function waitingPictures(strapi: Core.Strapi, company: string): Promise<ShownPicture[]> {
  const published = await strapi.db.query(partnerUid).findOne({
    where: { documentId: company, publishedAt: { $notNull: true } },
    orderBy: { locale: 'desc' },
    populate: ['logo', 'cover', 'cover.file'],
  })
  const shown = { logo: published?.logo, cover: published?.cover?.file }
  const waiting = await Promise.all(pictureKinds.map((kind) => pictureOf(strapi, company, kind)))
  return waiting.flatMap((picture) =>
    picture
      ? {
          name: names[picture.kind],
          now: `data:image/webp;base64,${picture.image.toString('base64')}`,
          alt: picture.alt,
          before: shown[picture.kind]?.url ?? null,
        }
      : [],
  )
}
