import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { refusal } from '../access/refusal.ts'
import { receivePicture } from './picture-file.ts'
import { fieldAsPublished, leavingPictures, shownFile } from './picture-media.ts'
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

/**
 * Asks editors to take a picture off the site, which happens once they approve the change. What was proposed in its place is dropped.
 * @throws errors.ValidationError If there is none, or the company's place must have one.
 */
export async function leaveOutPicture(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
  kind: PictureKind,
): Promise<void> {
  await changingProfile(strapi, company, async (profile) => {
    const { draft, published } = profile
    // As `required-to-publish.ts` has it.
    const mayBeWithout = kind === 'cover' || draft.tier === 'basic'
    if (!mayBeWithout || !published || !shownFile(published, kind)) throw refusal('vacancy-state')
    await dropPictures(strapi, company, kind)
    await changedBy(strapi, user, profile, { [kind]: null })
  })
}

/** Takes back what members asked of a picture: another one that no editor has approved, or that it go. What is online stays. */
export async function removePicture(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
  kind: PictureKind,
): Promise<void> {
  await changingProfile(strapi, company, async (profile) => {
    const { draft, published } = profile
    await dropPictures(strapi, company, kind)
    if (draft.profileState === null) return
    const isLeaving = leavingPictures(draft, published).includes(kind)
    await changedBy(strapi, user, profile, published && isLeaving ? fieldAsPublished(published, kind) : {})
  })
}

/** What is in review comes back to its writer. */
async function changedBy(
  strapi: Core.Strapi,
  user: { documentId: string },
  profile: Profile,
  fields: Record<string, unknown> = {},
): Promise<void> {
  await changeProfileDraft(strapi, profile, { ...fields, profileState: 'draft', profileBy: user.documentId })
}
