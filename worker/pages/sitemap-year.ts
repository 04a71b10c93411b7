import { defaultLocale } from '../../client/content/locale.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { archiveRange, holds, yearFrom } from './archive-range.ts'
import type { LoadedPage } from './loader.ts'
import { yearsOf } from './sitemap.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

/**
 * One year of the archive, month by month.
 * @throws SiteError `NotFoundError` for years before the first and after the last article.
 */
export async function loadSitemapYear(context: LoadContext): Promise<LoadedPage<'sitemap-year'>> {
  const { params, locale, site, t, href } = context
  const year = yearFrom(params.year)
  const range = await archiveRange(context)
  if (!holds(range, (month) => month.year === year)) throw new SiteError('NotFoundError')
  const years = yearsOf(range.months)
  const shown = years.find((one) => one.year === year) ?? { year, total: 0, counts: Array(12).fill(0) }
  const dutch = yearsOf(range.inDutch).find((one) => one.year === year)
  const all = yearsOf(range.inDutch).map((one) => one.year)
  const path = href('sitemap-year', { year })
  const title = t('meta.archive.year-title', { year })
  return {
    props: {
      ...shown,
      previous: all.find((one) => one < year) ?? null,
      next: all.findLast((one) => one > year) ?? null,
      dutchTotal: locale === defaultLocale ? 0 : (dutch?.total ?? 0),
    },
    head: {
      title,
      description: t('meta.archive.year-description', { year }),
      canonical: path,
      alternates: shown.total > 0 ? everyLanguage('sitemap-year', { year }) : [],
      robots: shown.total > 0 ? 'index' : 'noindex',
      structuredData: [
        collectionOf(
          site,
          title,
          path,
          shown.counts.flatMap((count, index) =>
            count > 0 ? [href('sitemap-year-month', { year, month: twoDigits(index + 1) })] : [],
          ),
        ),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.archive.title'), path: href('sitemap') },
          { name: title, path },
        ]),
      ],
    },
  }
}

/** A month in an address: `03`. */
export function twoDigits(month: number): string {
  return String(month).padStart(2, '0')
}
