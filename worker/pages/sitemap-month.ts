import { formatMonth } from '../../client/components/months.ts'
import type { ArticleCard } from '../../client/content/article-card.ts'
import { dutchDate } from '../../client/content/dutch-date.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import type { ArchiveDay } from '../../client/pages/sitemap/archive-day.ts'
import type { CountedMonth } from '../archive/archive.ts'
import type { Month } from '../archive/months.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { archiveRange, countOf, holds, yearFrom } from './archive-range.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { neighbours } from './section.ts'
import { yearsOf } from './sitemap.ts'
import { twoDigits } from './sitemap-year.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collection } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

const pageSize = 50

/**
 * All articles of a month, day by day. A month has two digits; `3` redirects to `03`.
 * @throws SiteError `NotFoundError` for invalid months, and for those before the first and after the last article.
 */
export async function loadSitemapMonth(
  context: LoadContext,
): Promise<LoadedPage<'sitemap-year-month'> | MovedPage> {
  const { params, query, locale, archive, site, t, href } = context
  const asked: Month = { year: yearFrom(params.year), month: monthFrom(params.month) }
  const { year, month } = asked
  const inPath = { year, month: twoDigits(month) }
  const path = href('sitemap-year-month', inPath)
  if (params.month !== inPath.month) return { movedTo: path, status: 301 }
  const page = pageNumber(query)
  const [range, articles] = await Promise.all([
    archiveRange(context),
    archive.articlesOf(asked, { locale, page, pageSize }),
  ])
  if (!holds(range, (one) => one.year === year && one.month === month)) throw new SiteError('NotFoundError')
  checkPage(articles)
  const name = formatMonth(locale, asked)
  const title = t('meta.archive.month-title', { month: name })
  const pathOf = (number: number) => href('sitemap-year-month', inPath, pageQuery(number))
  const { items, ...listing } = articles
  return {
    props: {
      year,
      month,
      days: daysOf(items),
      listing,
      counts: yearsOf(range.months).find((one) => one.year === year)?.counts ?? Array(12).fill(0),
      ...neighboursOf(range.months, asked),
      dutchTotal: locale === defaultLocale ? 0 : countOf(range.inDutch, asked),
    },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: t('meta.archive.month-description', { month: name }),
      canonical: pathOf(page),
      ...neighbours(pathOf, page, articles.pageCount),
      alternates: page === 1 && articles.total > 0 ? everyLanguage('sitemap-year-month', inPath) : [],
      robots: articles.total > 0 ? 'index' : 'noindex',
      structuredData: [
        collection(site, title, path, items),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.archive.title'), path: href('sitemap') },
          { name: t('meta.archive.year-title', { year }), path: href('sitemap-year', { year }) },
          { name: title, path },
        ]),
      ],
    },
  }
}

/** @throws SiteError `NotFoundError` for an invalid month. */
function monthFrom(text: string | undefined): number {
  const month = text && /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (month < 1 || month > 12) throw new SiteError('NotFoundError')
  return month
}

/** The nearest earlier and later months with articles. */
function neighboursOf(
  months: CountedMonth[],
  { year, month }: Month,
): { earlier: Month | null; later: Month | null } {
  const place = (one: Month) => one.year * 12 + one.month
  const here = place({ year, month })
  const filled = months.filter(({ count }) => count > 0)
  const bare = (one: Month | undefined) => (one ? { year: one.year, month: one.month } : null)
  return {
    earlier: bare(filled.find((one) => place(one) < here)),
    later: bare(filled.findLast((one) => place(one) > here)),
  }
}

/** Articles by the Dutch day of publication, newest first. */
function daysOf(articles: ArticleCard[]): ArchiveDay[] {
  return [...Map.groupBy(articles, ({ publishedAt }) => dutchDate(publishedAt))].map(([date, ofDay]) => ({
    date,
    articles: ofDay,
  }))
}
