import { EmptyState } from '../../components/EmptyState.tsx'
import { useSite } from '../../site-context.tsx'
import { MonthBars } from './MonthBars.tsx'
import type { YearOverview } from './sitemap-props.ts'

/** The years of the archive, each with its months as bars. */
export function YearTiles({ years }: { years: YearOverview[] }) {
  const { t, href } = useSite()
  if (years.length === 0)
    return (
      <EmptyState title={t('overview.empty-archive')} text={t('overview.empty-archive-text')}>
        <a className="button" href={href('home')}>
          {t('navigation.home')}
        </a>
      </EmptyState>
    )
  const highest = Math.max(...years.flatMap(({ counts }) => counts))
  return (
    <ul className="year-tiles">
      {years.map(({ year, total, counts }) => (
        <li className="year-tile" key={year}>
          <h3>
            <a className="overview-link" href={href('sitemap-year', { year })}>
              {year}
            </a>
          </h3>
          <MonthBars counts={counts} highest={highest} />
          <p>{t.count('overview.articles', total)}</p>
        </li>
      ))}
    </ul>
  )
}
