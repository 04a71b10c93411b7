import type { Core } from '@strapi/strapi'
import { publishedCompany } from '../../../companies/profile.ts'
import { vacancyUid } from '../../../vacancies/vacancy.ts'
import { differences } from './differences.ts'
import type { Row } from './row-texts.ts'
import { shownVacancy } from './shown-vacancy.ts'
import { mostShown, type Waiting } from './waiting.ts'

/** A vacancy in the queue. */
interface WaitingVacancy extends Waiting {
  documentId: string
  number: number
}

const populate = ['employer', 'owner', 'categories', 'locations', 'salary', 'contact']

/** The vacancies that wait for review, oldest first. */
export async function waitingVacancies(strapi: Core.Strapi): Promise<WaitingVacancy[]> {
  const rows = strapi.db.query(vacancyUid)
  const drafts = await rows.findMany({
    where: { publishedAt: null, vacancyState: 'submitted' },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    limit: mostShown,
    populate,
  })
  const seen = new Set<string>()
  const waiting: WaitingVacancy[] = []
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
      kind: 'vacancy',
      path: `waiting/${draft.documentId}`,
      documentId: draft.documentId,
      number: draft.number,
      title: draft.title,
      company: draft.employer?.name ?? '',
      by: [name, owner?.email].filter(Boolean).join(', '),
      submittedAt: new Date(draft.submittedAt ?? draft.updatedAt).toISOString(),
      isChange: published !== null,
      fields: differences(shownVacancy(draft), published && shownVacancy(published)),
      pictures: null,
      warning: await warningFor(strapi, draft, published),
      edit: editPath(draft.documentId),
    })
  }
  return waiting
}

/** The panel's own form of the draft. */
function editPath(documentId: string) {
  return `/content-manager/collection-types/${vacancyUid}/${documentId}?plugins[i18n][locale]=nl`
}

/** A new company is decided about before its vacancies. */
async function warningFor(
  strapi: Core.Strapi,
  { employer }: { employer: { documentId: string } | null },
  published: Row | null,
): Promise<string | null> {
  if (published || !employer || (await publishedCompany(strapi, employer.documentId))) return null
  return 'Het bedrijf staat nog niet op de site: beoordeel eerst het profiel.'
}
