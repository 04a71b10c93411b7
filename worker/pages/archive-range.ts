import { defaultLocale } from '../../client/content/locale.ts'
import type { CountedMonth } from '../archive/archive.ts'
import type { Month } from '../archive/months.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from './loader.ts'

/** What the archive has in the reader's language, and in Dutch, which every language may be read beside. */
export interface ArchiveRange {
  months: CountedMonth[]
  inDutch: CountedMonth[]
}

/** Asks for both at once. */
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
 * @throws SiteError `NotFoundError` for what is no year.
 */
export function yearFrom(text: string | undefined): number {
  if (!text || !/^[1-9]\d{3}$/.test(text)) throw new SiteError('NotFoundError')
  return Number(text)
}

/** How many articles a month has; 0 for one outside the range. */
export function countOf(months: CountedMonth[], { year, month }: Month): number {
  return months.find((one) => one.year === year && one.month === month)?.count ?? 0
}

/** Tells whether there is a month of a year in the range in any language. */
export function holds({ months, inDutch }: ArchiveRange, isAsked: (month: Month) => boolean): boolean {
  return months.some(isAsked) || inDutch.some(isAsked)
}
