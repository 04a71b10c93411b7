import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { pictureFields, removeMedia, removeUnused, storeAsMedia } from './picture-media.ts'
import { dropPictures } from './picture-table.ts'
import { changeProfileDraft, changingProfile, noReview, type Profile, partnerUid } from './profile.ts'
import { type ProfileInput, profileData } from './profile-fields.ts'
import { whoHears } from './who-hears.ts'

/** Saves what a member wrote. What is in review comes back to its writer; what is published stays as it is until it is approved. */
export async function saveProfile(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
  input: ProfileInput,
): Promise<void> {
  await changingProfile(strapi, company, async (profile) => {
    await changeProfileDraft(strapi, profile, {
      ...profileData(profile.draft, input),
      profileState: 'draft',
      profileBy: user.documentId,
    })
  })
}

/** Hands the draft in for review, once: sending it again changes nothing. */
export async function submitProfile(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
): Promise<void> {
  await changingProfile(strapi, company, async (profile) => {
    const { profileState: state, intro } = profile.draft
    if (state === 'submitted') return
    if (state === null) throw refusal('vacancy-state')
    if (!intro) throw new errors.ValidationError('intro must be filled')
    await changeProfileDraft(strapi, profile, {
      profileState: 'submitted',
      profileSubmittedAt: new Date(),
      profileReason: null,
      profileBy: user.documentId,
    })
  })
}

/** Drops the change to what is published. A company that nobody has read yet has nothing to go back to. */
export async function discardProfile(strapi: Core.Strapi, company: string): Promise<void> {
  await changingProfile(strapi, company, async ({ draft, published }) => {
    if (!published || draft.profileState === null) throw refusal('vacancy-state')
    await strapi.documents(partnerUid).discardDraft({ documentId: company, locale: draft.locale })
    await dropPictures(strapi, company)
    await forgetReview(strapi, company)
  })
}

/**
 * An editor approves what waits for review: it goes online.
 * @throws errors.ApplicationError If it no longer waits: somebody else was faster, or its company goes on writing.
 */
export async function approveProfile(
  strapi: Core.Strapi,
  company: string,
  submittedAt: string,
): Promise<void> {
  // Files are written outside the transaction, which would hold the database for as long as their sizes are drawn.
  const media = await storeAsMedia(strapi, company)
  const before = await changingProfile(strapi, company, async (profile) => {
    refuseOther(profile, submittedAt)
    const { draft, published } = profile
    const data = { ...(published ? {} : { verifiedAt: new Date() }), ...pictureFields(media) }
    if (Object.keys(data).length > 0) await changeProfileDraft(strapi, profile, data)
    await dropPictures(strapi, company)
    await strapi.documents(partnerUid).publish({ documentId: company, locale: draft.locale })
    await forgetReview(strapi, company)
    await tell(strapi, profile, { kind: 'profile-published', key: `${company}:${submittedAt}` })
    return published
  }).catch(async (failure) => {
    await removeMedia(strapi, media)
    throw failure
  })
  if (before) await removeUnused(strapi, company, before)
}

/** An editor rejects it, with a reason for whoever handed it in. Its words stay to be mended; its pictures are deleted. */
export async function rejectProfile(
  strapi: Core.Strapi,
  company: string,
  { reason, submittedAt }: { reason: string; submittedAt: string },
): Promise<void> {
  await changingProfile(strapi, company, async (profile) => {
    refuseOther(profile, submittedAt)
    await changeProfileDraft(strapi, profile, { profileState: 'rejected', profileReason: reason })
    await dropPictures(strapi, company)
    await tell(strapi, profile, { kind: 'profile-rejected', key: `${company}:${submittedAt}`, reason })
  })
}

/** The state is shared by all languages: what is settled in one is settled in all of them. */
async function forgetReview(strapi: Core.Strapi, company: string): Promise<void> {
  const where = { documentId: company, publishedAt: null, profileState: { $notNull: true } }
  await strapi.db.query(partnerUid).updateMany({ where, data: noReview })
}

/** Editors decide about what they have read: not about another version that was handed in meanwhile. */
function refuseOther({ draft: { profileState, profileSubmittedAt: at } }: Profile, read: string): void {
  const isSame = at !== null && new Date(at).toISOString() === read
  if (profileState !== 'submitted' || !isSame) throw refusal('vacancy-state')
}

type News =
  | { kind: 'profile-published'; key: string }
  | { kind: 'profile-rejected'; key: string; reason: string }

/** Mails whoever handed it in, or the company's owners where they no longer act for it. */
async function tell(
  strapi: Core.Strapi,
  { draft: { documentId: company, name, profileBy } }: Profile,
  news: News,
): Promise<void> {
  if (!profileBy) return
  for (const recipient of await whoHears(strapi, profileBy, company)) {
    const mail = { key: news.key, ...recipient }
    if (news.kind === 'profile-published')
      await enqueueMail(strapi, { ...mail, kind: news.kind, values: { name, company } })
    else
      await enqueueMail(strapi, { ...mail, kind: news.kind, values: { name, company, reason: news.reason } })
  }
}
