import type { ShownVacancy } from '../../client/components/vacancy/shown-vacancy.ts'
import type { RichText } from '../../client/content/rich-text.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { timelessVacancyFrom, vacancyAt } from '../strapi/parse/vacancy.ts'
import type { OwnVacancy } from '../vacancies/own-vacancies.ts'

const day = 86_400_000
const usualDays = 60

/** A draft as its page would show it, by the same parser; null while the backend can't be read. */
export async function draftPreview(
  { readDraft, now }: LoadContext,
  { documentId, fields }: OwnVacancy,
): Promise<{ vacancy: ShownVacancy; description: RichText } | null> {
  const entry = await optional('draft-preview', readDraft('vacancy', documentId, fields.locale), null)
  if (!entry) return null
  const {
    description,
    documentId: _,
    translations,
    seo,
    ...vacancy
  } = vacancyAt(
    timelessVacancyFrom({
      ...entry,
      // As they will be, if no day was chosen.
      postedAt: entry.postedAt ?? new Date(now).toISOString(),
      validThrough: entry.validThrough ?? new Date(now + usualDays * day).toISOString(),
    }),
    now,
  )
  // Its text says what will be, also while the one that is published has closed.
  return { vacancy: { ...vacancy, closed: null }, description }
}
