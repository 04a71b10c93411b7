import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { publishedCompany } from '../companies/profile.ts'
import { recordAct } from './acts.ts'
import type { Actor } from './drafts.ts'
import { missingFields } from './missing-fields.ts'
import { payAndPublish, publishChange } from './publication.ts'
import { sendBack } from './send-back.ts'
import { changeDraft, changing, type Vacancy } from './vacancy.ts'

/**
 * Hands a draft in for review, once: sending it again changes nothing.
 * @throws errors.ValidationError With the fields that readers and search engines need.
 */
export async function submit(strapi: Core.Strapi, actor: Actor, documentId: string): Promise<void> {
  await changing(strapi, documentId, async (vacancy) => {
    const { vacancyState: state } = vacancy.draft
    if (state === 'submitted') return
    if (state !== 'draft' && state !== 'rejected') throw refusal('vacancy-state')
    const missing = await missingFields(strapi, vacancy.draft)
    if (missing.length > 0) {
      const details = missing.map((field) => ({
        path: [field],
        message: `${field} must be filled`,
        name: 'ValidationError',
      }))
      throw new errors.ValidationError('The vacancy is not complete', {
        code: 'vacancy-incomplete',
        errors: details,
      })
    }
    await changeDraft(strapi, vacancy, {
      vacancyState: 'submitted',
      submittedAt: new Date(),
      rejectReason: null,
    })
    await recordAct(strapi, documentId, { act: 'submitted', account: actor.id })
  })
}

/**
 * An editor approves what waits for review.
 * @throws errors.ApplicationError If it no longer waits: somebody else was faster, or its employer goes on writing.
 */
export async function approve(strapi: Core.Strapi, documentId: string, submittedAt: string): Promise<void> {
  await changing(strapi, documentId, async (vacancy) => {
    refuseOther(vacancy.draft, submittedAt)
    if (!vacancy.published) await requirePublishedEmployer(strapi, vacancy)
    await recordAct(strapi, documentId, { act: 'approved', account: null })
    if (vacancy.published) await publishChange(strapi, vacancy)
    else await payAndPublish(strapi, vacancy)
  })
}

/** An editor rejects it, with a reason for whoever posted it. */
export async function reject(
  strapi: Core.Strapi,
  documentId: string,
  { reason, submittedAt }: { reason: string; submittedAt: string },
): Promise<void> {
  await changing(strapi, documentId, async (vacancy) => {
    refuseOther(vacancy.draft, submittedAt)
    await sendBack(strapi, vacancy, reason)
  })
}

/** A new company is read before its vacancies. @throws errors.ApplicationError */
async function requirePublishedEmployer(strapi: Core.Strapi, { draft }: Vacancy): Promise<void> {
  const company = draft.employer?.documentId
  if (company && !(await publishedCompany(strapi, company))) throw refusal('company-unpublished')
}

/** Editors decide about what they have read: not about another version that was handed in meanwhile. */
function refuseOther(
  { vacancyState, submittedAt }: { vacancyState: string; submittedAt: string | number | Date | null },
  read: string,
): void {
  const isSame = submittedAt !== null && new Date(submittedAt).toISOString() === read
  if (vacancyState !== 'submitted' || !isSame) throw refusal('vacancy-state')
}
