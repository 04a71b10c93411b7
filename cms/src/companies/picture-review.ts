import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { receivePicture } from './picture-file.ts'
import { dropPictures, type PictureKind, putPicture } from './picture-table.ts'
import { changeProfileDraft, changingProfile, type Profile } from './profile.ts'

/** Keeps the picture that a member gave, until editors decide: nobody but the members and the editors sees it. */
export async function savePicture(
  strapi: Core.Strapi,
  user: { documentId: string },
  { company, kind, alt }: { company: string; kind: PictureKind; alt: string },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const picture = await receivePicture(kind, content)
  const version = createHash('sha256').update(picture.image).digest('hex').slice(0, 16)
  await changingProfile(strapi, company, async (profile) => {
    await strapi.db.transaction(({ trx }) => putPicture(trx, { company, kind, alt, version, ...picture }))
    await changedBy(strapi, user, profile)
  })
}

/** Takes a picture back that no editor has approved. What is online stays. */
export async function removePicture(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
  kind: PictureKind,
): Promise<void> {
  await changingProfile(strapi, company, async (profile) => {
    await dropPictures(strapi, company, kind)
    if (profile.draft.profileState !== null) await changedBy(strapi, user, profile)
  })
}

/** What is in review comes back to its writer. */
async function changedBy(strapi: Core.Strapi, user: { documentId: string }, profile: Profile): Promise<void> {
  await changeProfileDraft(strapi, profile, { profileState: 'draft', profileBy: user.documentId })
}
