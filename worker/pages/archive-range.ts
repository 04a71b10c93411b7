import { defaultLocale } from '../../client/content/locale.ts'
import type { CountedMonth } from '../archive/archive.ts'
import type { Month } from '../archive/months.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'

/** The archive's months in the reader's language, and in Dutch, which is offered in every language. */
export interface ArchiveRange {
  months: CountedMonth[]
  inDutch: CountedMonth[]
}

/** Reads both in parallel. */
export async function archiveRange({
  archive,
  locale,
}: Pick<LoadContext, 'archive' | 'locale'>): Promise<ArchiveRange> {
  const dutch = archive.months(defaultLocale)
  const [months, inDutch] = await Promise.all([
    locale === defaultLocale ? dutch : archive.months(locale),
    dutch,
  ])
  return { months, inDutch }
}

/**
 * The year in an address.
 * @throws SiteError `NotFoundError` for an invalid year.
 */
export function yearFrom(text: string | undefined): number {
  if (!text || !/^[1-9]\d{3}$/.test(text)) throw new SiteError('NotFoundError')
  return Number(text)
}

/** The number of articles of a month; 0 outside the range. */
export function countOf(months: CountedMonth[], { year, month }: Month): number {
  return months.find((one) => one.year === year && one.month === month)?.count ?? 0
}

/** Whether the range contains a matching month in any language. */
export function holds({ months, inDutch }: ArchiveRange, isAsked: (month: Month) => boolean): boolean {
  return months.some(isAsked) || inDutch.some(isAsked)
}
