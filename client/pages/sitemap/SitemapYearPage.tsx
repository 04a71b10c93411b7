import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { monthName } from '../../components/months.ts'
import { PageHeading } from '../../components/PageHeading.tsx'
import { pathTo } from '../../href.ts'
import { useSite } from '../../site-context.tsx'
import type { YearOverview } from './sitemap-props.ts'
import './sitemap.css'

/** Props of a year's page. */
export interface SitemapYearProps extends YearOverview {
  /** The nearest years of the archive, in any language. */
  previous: number | null
  next: number | null
  /** Articles of this year in Dutch; 0 on the Dutch site. */
  dutchTotal: number
}

/** One year, month by month. */
export function SitemapYearPage({ year, total, counts, previous, next, dutchTotal }: SitemapYearProps) {
  const { t, href, locale } = useSite()
  const highest = Math.max(1, ...counts)
  return (
    <div className="page-width">
      <PageHeading
        title={t('overview.year', { year })}
        label={<a href={href('sitemap')}>{t('overview.back')}</a>}
        intro={total > 0 ? t.count('overview.year-intro', total) : null}
      />
      {total === 0 && (
        <EmptyState title={t('overview.empty-year', { year })} text={t('overview.empty-text')}>
          {dutchTotal > 0 && (
            <a className="button" href={pathTo('nl', 'sitemap-year', { year })} hrefLang="nl">
              {t('overview.in-dutch')}
            </a>
          )}
          <a className="button button-quiet" href={href('sitemap')}>
            {t('overview.back')}
          </a>
        </EmptyState>
      )}
      {total > 0 && (
        <ol className="month-tiles">
          {counts.map((count, index) => {
            const month = index + 1
            const name = monthName(locale, month)
            return (
              <li className={count > 0 ? 'month-tile' : 'month-tile month-tile-none'} key={name}>
                <h2 suppressHydrationWarning>
                  {count > 0 ? (
                    <a
                      className="overview-link"
                      href={href('sitemap-year-month', { year, month: String(month).padStart(2, '0') })}
                    >
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </h2>
                <p>{t.count('overview.articles', count)}</p>
                <meter className="month-meter" min={0} max={highest} value={count} aria-hidden="true" />
              </li>
            )
          })}
        </ol>
      )}
      <nav className="pagination" aria-label={t('pagination.label')}>
        {previous && (
          <a href={href('sitemap-year', { year: previous })} rel="prev">
            <Icon name="arrow-left" />
            {previous}
          </a>
        )}
        {next && (
          <a className="pagination-next" href={href('sitemap-year', { year: next })} rel="next">
            {next}
            <Icon name="arrow-right" />
          </a>
        )}
      </nav>
    </div>
  )
}
