import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { formatMonth } from '../../components/months.ts'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import type { ArticleCard } from '../../content/article-card.ts'
import type { Listing } from '../../content/listing.ts'
import { pathTo } from '../../href.ts'
import { useSite } from '../../site-context.tsx'
import type { ArchiveDay } from './archive-day.ts'
import { DayArticles } from './DayArticles.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import './sitemap.css'

interface YearMonth {
  year: number
  /** 1 to 12. */
  month: number
}

/** Props of a month's page. */
export interface SitemapMonthProps extends YearMonth {
  /** Latest first. */
  days: ArchiveDay[]
  listing: Omit<Listing<ArticleCard>, 'items'>
  /** Articles in each month of the year, January first. */
  counts: number[]
  /** The nearest months with articles. */
  earlier: YearMonth | null
  later: YearMonth | null
  /** Articles of this month in Dutch; 0 on the Dutch site. */
  dutchTotal: number
}

/** All articles of a month, day by day. */
export function SitemapMonthPage(props: SitemapMonthProps) {
  const { year, month, days, listing, counts, earlier, later, dutchTotal } = props
  const { t, href, locale } = useSite()
  const name = formatMonth(locale, { year, month })
  const path = (one: YearMonth, page?: number) =>
    href('sitemap-year-month', { year: one.year, month: twoDigits(one.month) }, { page })
  return (
    <div className="page-width">
      <PageHeading
        title={
          listing.page === 1
            ? t('overview.month', { month: name })
            : t('overview.month-page', { month: name, page: listing.page })
        }
        label={<a href={href('sitemap-year', { year })}>{t('overview.year', { year })}</a>}
        intro={
          listing.page === 1 && listing.total > 0 ? t.count('overview.month-intro', listing.total) : null
        }
      />
      <MonthStrip year={year} current={month} counts={counts} />
      {days.length === 0 ? (
        <EmptyState title={t('overview.empty-month', { month: name })} text={t('overview.empty-text')}>
          {dutchTotal > 0 && (
            <a
              className="button"
              href={pathTo('nl', 'sitemap-year-month', { year, month: twoDigits(month) })}
              hrefLang="nl"
            >
              {t('overview.in-dutch')}
            </a>
          )}
          <a className="button button-quiet" href={href('sitemap')}>
            {t('overview.back')}
          </a>
        </EmptyState>
      ) : (
        days.map((day) => <DayArticles key={day.date} day={day} />)
      )}
      <Pagination listing={listing} pathOf={(page) => path({ year, month }, page)} />
      <nav className="pagination" aria-label={t('overview.archive')}>
        {earlier && (
          <a href={path(earlier)} suppressHydrationWarning>
            <Icon name="arrow-left" />
            {t('overview.previous', { name: formatMonth(locale, earlier) })}
          </a>
        )}
        {later && (
          <a className="pagination-next" href={path(later)} suppressHydrationWarning>
            {t('overview.next', { name: formatMonth(locale, later) })}
            <Icon name="arrow-right" />
          </a>
        )}
      </nav>
    </div>
  )
}

function twoDigits(month: number): string {
  return String(month).padStart(2, '0')
}
