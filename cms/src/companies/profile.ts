import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { StoredDate } from '../account/account.ts'
import type { ShownPictures } from './picture-media.ts'

export const partnerUid = 'api::partner.partner'

/** How far the words of a draft are; null for a draft that no member has changed. */
type ProfileState = 'draft' | 'submitted' | 'rejected'

/** One version of a profile as stored: its draft, or what is published. */
export interface ProfileRow extends ShownPictures {
  id: number
  documentId: string
  locale: string
  name: string
  link: string
  tier: string
  kvk: string | null
  intro: string | null
  website: string | null
  email: string | null
  leadEmail: string | null
  phone: string | null
  employees: number | null
  founded: number | null
  body: { __component: string; id: number; body?: unknown[] | null }[]
  addresses: { id: number; street: string | null; postcode: string | null; city: string | null }[]
  socials: { id: number; label: string; url: string }[]
  contacts: {
    id: number
    name: string | null
    role: string | null
    phone: string | null
    email: string | null
  }[]
  profileState: ProfileState | null
  profileSubmittedAt: StoredDate | null
  profileReason: string | null
  /** documentId of the account that wrote last. */
  profileBy: string | null
}

/** A profile: its draft always exists, the published version may. */
export interface Profile {
  draft: ProfileRow
  published: ProfileRow | null
}

/** The fields of a draft that nobody has to read. */
export const noReview = { profileState: null, profileSubmittedAt: null, profileReason: null }

const populate = ['addresses', 'socials', 'contacts', 'body', 'logo', 'cover', 'cover.file']

/** A profile with both of its versions, in Dutch if it has that language. @param documentId Of the company. */
export async function findProfile(strapi: Core.Strapi, documentId: string): Promise<Profile | null> {
  const rows: (ProfileRow & { publishedAt: unknown })[] = await strapi.db
    .query(partnerUid)
    .findMany({ where: { documentId }, populate })
  const drafts = rows.filter(({ publishedAt }) => publishedAt === null)
  const draft = drafts.find(({ locale }) => locale === 'nl') ?? drafts[0]
  if (!draft) return null
  const published = rows.find((row) => row.publishedAt !== null && row.locale === draft.locale) ?? null
  return { draft, published }
}

/**
 * Changes a profile in a transaction that no other change of it enters.
 * @throws errors.NotFoundError If it has been deleted.
 */
export async function changingProfile<Result>(
  strapi: Core.Strapi,
  documentId: string,
  act: (profile: Profile) => Promise<Result>,
): Promise<Result> {
  return await strapi.db.transaction(async ({ trx }) => {
    // Postgres locks the row; SQLite has one connection, and so one transaction at a time.
    await trx('partners')
      .where({ document_id: documentId })
      .whereNull('published_at')
      .orderBy('id')
      .forUpdate()
      .select('id')
    const profile = await findProfile(strapi, documentId)
    if (!profile) throw new errors.NotFoundError()
    return await act(profile)
  })
}

/** Changes the draft. */
export async function changeProfileDraft(
  strapi: Core.Strapi,
  { draft: { documentId, locale } }: Profile,
  data: Record<string, unknown>,
): Promise<void> {
  await strapi.documents(partnerUid).update({ documentId, locale, data: data as object })
}

/** A company that readers see. */
export interface PublishedCompany {
  documentId: string
  name: string
  link: string
  website: string | null
}

/** A company as readers see it; null for one that isn't published. */
export async function publishedCompany(
  strapi: Core.Strapi,
  documentId: string,
): Promise<PublishedCompany | null> {
  const rows: (PublishedCompany & { locale: string })[] = await strapi.db
    .query(partnerUid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } } })
  return rows.find(({ locale }) => locale === 'nl') ?? rows[0] ?? null
}
