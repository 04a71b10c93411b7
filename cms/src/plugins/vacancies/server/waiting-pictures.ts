import type { Core } from '@strapi/strapi'
import { type ShownPictures, shownFile } from '../../../companies/picture-media.ts'
import { type PictureRow, pictureKinds, pictureOf, picturesOf } from '../../../companies/picture-table.ts'
import { findProfile } from '../../../companies/profile.ts'
import type { ShownPicture } from './waiting.ts'

const names = { logo: 'Logo', cover: 'Omslagfoto' } as const

/** Whether a profile brings pictures, or leaves out any that is on the site. */
export async function hasPictures(
  strapi: Core.Strapi,
  draft: ShownPictures & { documentId: string },
  published: ShownPictures | null,
): Promise<boolean> {
  const isOther = pictureKinds.some(
    (kind) => shownFile(draft, kind)?.id !== (published && shownFile(published, kind))?.id,
  )
  return isOther || (await picturesOf(strapi, draft.documentId)).length > 0
}

/**
 * The pictures of a company that differ from those on the site. Those that members gave have no address of their own: nobody but editors may
 * open them.
 */
export async function waitingPictures(strapi: Core.Strapi, company: string): Promise<ShownPicture[]> {
  const profile = await findProfile(strapi, company)
  if (!profile) return []
  const { draft, published } = profile
  const shown: ShownPicture[] = []
  for (const kind of pictureKinds) {
    const waiting = await pictureOf(strapi, company, kind)
    const [inDraft, live] = [shownFile(draft, kind), published && shownFile(published, kind)]
    if (!waiting && inDraft?.id === live?.id) continue
    shown.push({
      name: names[kind],
      now: waiting ? addressOf(waiting) : (inDraft?.url ?? null),
      alt: waiting?.alt ?? '',
      before: live?.url ?? null,
    })
  }
  return shown
}

/** An address that holds the picture itself. */
function addressOf({ image }: PictureRow): string {
  return `data:image/webp;base64,${image.toString('base64')}`
}
