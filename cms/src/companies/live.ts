import type { Core } from '@strapi/strapi'
import { partnerUid } from './profile.ts'

/**
 * Changes facts of a company that are no words, in its drafts and in what is published, and leaves the words of a draft where they are:
 * publishing would take them along. The site hears of it after the commit.
 * @param documentId Of the company.
 */
export async function changePublished(
  strapi: Core.Strapi,
  documentId: string,
  change: { claimed: boolean; verifiedAt: Date },
): Promise<void> {
  const rows = strapi.db.query(partnerUid)
  await strapi.db.transaction(async ({ onCommit }) => {
    for (const version of await rows.findMany({ where: { documentId } })) {
      await rows.update({ where: { id: version.id }, data: { ...change, updatedAt: new Date() } })
      if (version.publishedAt !== null)
        onCommit(() => {
          strapi.eventHub.emit('entry.publish', { uid: partnerUid, entry: version })
        })
    }
  })
}
