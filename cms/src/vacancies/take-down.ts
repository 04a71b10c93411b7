import type { Core } from '@strapi/strapi'
import { recordAct } from './acts.ts'
import { markGone } from './gone-address.ts'
import { tellEmployer } from './tell-employer.ts'
import { changeDraft, changing, isLive, type VacancyRow, vacancyUid } from './vacancy.ts'

/**
 * An editor takes a vacancy off the site, whatever language it is in. The rule `vacancyTakenDown` does what comes with it, as where an editor
 * unpublishes one in the panel.
 * @param reason For its employer.
 */
export async function takeDown(strapi: Core.Strapi, documentId: string, reason: string): Promise<void> {
  await changing(strapi, documentId, async (vacancy) => {
    if (!vacancy.published) return
    const { vacancyState } = vacancy.published
    await changeDraft(strapi, vacancy, { vacancyState, rejectReason: reason })
    await strapi.documents(vacancyUid).unpublish({ documentId, locale: '*' })
  })
}

/**
 * What becomes of a vacancy that is no longer published: it is its employer's to mend, who is told why, and its pages say that they are gone. The
 * reason is what the draft has as one, unless that is about a change that was rejected earlier.
 * @param stood What was published.
 */
export async function settleTakenDown(strapi: Core.Strapi, stood: readonly VacancyRow[]): Promise<void> {
  const [first] = stood
  if (!first) return
  const { documentId } = first
  await changing(strapi, documentId, async (vacancy) => {
    const { vacancyState: state, rejectReason, number } = vacancy.draft
    const reason = isLive(state) || state === 'submitted' ? rejectReason?.trim() || null : null
    await strapi.db.query(vacancyUid).updateMany({
      where: { documentId, publishedAt: null },
      data: { vacancyState: 'rejected', closedAt: null, updatedAt: new Date() },
    })
    await recordAct(strapi, documentId, { act: 'taken-down', account: null, note: reason })
    await markGone(strapi, stood)
    await tellEmployer(strapi, vacancy, {
      kind: 'vacancy-taken-down',
      key: `${documentId}:${Date.now()}`,
      values: { number, title: first.title, reason },
    })
  })
}
