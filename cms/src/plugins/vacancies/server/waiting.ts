import type { Core } from '@strapi/strapi'
import { vacancyUid } from '../../../vacancies/vacancy.ts'
import { type Row, shownFields } from './shown-fields.ts'

const most = 100

/** A field that an editor reads: as it would be, and as it is on the site. */
interface Difference {
  name: string
  now: string
  /** Empty for a vacancy that is not on the site. */
  before: string
}

/** One vacancy in the queue. */
export interface Waiting {
  documentId: string
  number: number
  title: string
  employer: string
  /** Name and address of who posted it. */
  by: string
  /** ISO 8601. */
  submittedAt: string
  isChange: boolean
  /** All fields of a new vacancy; of a change only those that differ. */
  fields: Difference[]
}

const populate = ['employer', 'owner', 'categories', 'locations', 'salary', 'contact']

/** What waits for review, oldest first. */
export async function waitingVacancies(strapi: Core.Strapi): Promise<Waiting[]> {
  const rows = strapi.db.query(vacancyUid)
  const drafts = await rows.findMany({
    where: { publishedAt: null, vacancyState: 'submitted' },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    limit: most,
    populate,
  })
  const seen = new Set<string>()
  const waiting: Waiting[] = []
  for (const draft of drafts) {
    // The state is the same in every language.
    if (seen.has(draft.documentId)) continue
    seen.add(draft.documentId)
    const published: Row | null = await rows.findOne({
      where: { documentId: draft.documentId, locale: draft.locale, publishedAt: { $notNull: true } },
      populate,
    })
    const { owner } = draft
    const name = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ')
    waiting.push({
      documentId: draft.documentId,
      number: draft.number,
      title: draft.title,
      employer: draft.employer?.name ?? '',
      by: [name, owner?.email].filter(Boolean).join(', '),
      submittedAt: new Date(draft.submittedAt ?? draft.updatedAt).toISOString(),
      isChange: published !== null,
      fields: differences(draft, published),
    })
  }
  return waiting
}

function differences(draft: Row, published: Row | null): Difference[] {
  const before = published && shownFields(published)
  return shownFields(draft)
    .map(({ name, text }) => ({
      name,
      now: text,
      before: before?.find((field) => field.name === name)?.text ?? '',
    }))
    .filter(({ now, before }) => (published ? now !== before : now !== ''))
}
