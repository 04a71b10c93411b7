import type { Core } from '@strapi/strapi'
import { isLive, type LiveState, type Vacancy, vacancyUid } from './vacancy.ts'

/** What changes of a published vacancy without a review: none of its words. */
export interface LiveChange {
  vacancyState?: LiveState
  postedAt?: Date
  validThrough?: Date
  /** Null for one that is open again. */
  closedAt?: Date | null
}

/**
 * Changes what is published, in all its languages, and leaves the words of a draft in review where they are: publishing would take them along.
 * Within the transaction of `changing`; the site hears of it after the commit.
 */
export async function changeLive(
  strapi: Core.Strapi,
  { draft: { documentId } }: Vacancy,
  change: LiveChange,
): Promise<void> {
  const rows = strapi.db.query(vacancyUid)
  const updatedAt = new Date()
  const { vacancyState: _, ...dates } = change
  await strapi.db.transaction(async ({ onCommit }) => {
    for (const version of await rows.findMany({ where: { documentId } })) {
      const isPublished = version.publishedAt !== null
      // The draft of a change keeps its own state, and takes the dates along when it is approved.
      const data = isPublished || isLive(version.vacancyState) ? change : dates
      await rows.update({ where: { id: version.id }, data: { ...data, updatedAt } })
      if (isPublished)
        onCommit(() => {
          strapi.eventHub.emit('entry.publish', { uid: vacancyUid, entry: version })
        })
    }
  })
}
