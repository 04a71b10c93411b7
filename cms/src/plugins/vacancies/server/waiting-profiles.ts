import type { Core } from '@strapi/strapi'
import { partnerUid } from '../../../companies/profile.ts'
import { differences } from './differences.ts'
import type { Row } from './row-texts.ts'
import { shownProfile } from './shown-profile.ts'
import { mostShown, type Waiting } from './waiting.ts'
import { hasPictures } from './waiting-pictures.ts'

const populate = ['addresses', 'socials', 'contacts', 'body', 'logo', 'cover', 'cover.file']

/** The profiles of companies, and changes of them, that wait for review. */
export async function waitingProfiles(strapi: Core.Strapi): Promise<Waiting[]> {
  const rows = strapi.db.query(partnerUid)
  const drafts = await rows.findMany({
    where: { publishedAt: null, profileState: 'submitted' },
    orderBy: [{ profileSubmittedAt: 'asc' }, { id: 'asc' }],
    limit: mostShown,
    populate,
  })
  // The state is the same in every language; members write the Dutch one, or else the only one.
  const ids = [...new Set(drafts.map(({ documentId }) => documentId))]
  const own = ids.flatMap((id) => {
    const languages = drafts.filter(({ documentId }) => documentId === id)
    return languages.find(({ locale }) => locale === 'nl') ?? languages[0] ?? []
  })
  return Promise.all(
    own.map(async (draft): Promise<Waiting> => {
      const { documentId, locale } = draft
      const published: Row | null = await rows.findOne({
        where: { documentId, locale, publishedAt: { $notNull: true } },
        populate,
      })
      const account = await strapi.db
        .query('plugin::users-permissions.user')
        .findOne({ where: { documentId: draft.profileBy } })
      return {
        kind: 'profile',
        path: `profiles/${documentId}`,
        title: draft.name,
        company: draft.name,
        by: account?.email ?? '',
        submittedAt: new Date(draft.profileSubmittedAt ?? draft.updatedAt).toISOString(),
        isChange: published !== null,
        fields: differences(shownProfile(draft), published && shownProfile(published)),
        pictures: (await hasPictures(strapi, draft, published)) ? `profiles/${documentId}/pictures` : null,
        warning: null,
        edit: `/content-manager/collection-types/${partnerUid}/${documentId}?plugins[i18n][locale]=${locale}`,
      }
    }),
  )
}
