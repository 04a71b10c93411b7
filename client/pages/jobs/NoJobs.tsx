import { EmptyState } from '../../components/EmptyState.tsx'
import type { CategoryReference } from '../../content/category.ts'
import type { JobFilters, OtherSearch } from '../../content/job-search.ts'
import { useSite } from '../../site-context.tsx'
import { activeFilters } from './active-filters.ts'
import { isNarrowed, queryOf } from './job-filters.ts'

interface NoJobsProps {
  filters: JobFilters
  /** Searches that find something, the nearest first. */
  nearest: OtherSearch[]
  categories: readonly CategoryReference[]
  /** Id that opens the box for alerts; null if there is none. */
  alert: string | null
}

/** Shown when nothing was found: what comes nearest and how much of it there is, and an alert. */
export function NoJobs({ filters, nearest, categories, alert }: NoJobsProps) {
  const { t, href, locale } = useSite()
  if (!isNarrowed(filters)) {
    return (
      <EmptyState title={t('jobs.none.title')} text={t('jobs.none.text')}>
        <a className="button" href={href('home')}>
          {t('navigation.home')}
        </a>
      </EmptyState>
    )
  }
  const wordsOf = (other: JobFilters) =>
    [
      ...(filters.text && !other.text && other.categories.length === 0 ? [t('jobs.empty.any-role')] : []),
      ...activeFilters(other, categories, t, locale).map(({ label }) => label),
      ...(filters.place && !other.place ? [t('jobs.empty.anywhere')] : []),
    ].join(', ')
  return (
    <EmptyState
      title={t('jobs.empty.title')}
      text={t(nearest.length > 0 ? 'jobs.empty.nearest' : 'jobs.empty.text')}
    >
      {nearest.map(({ filters: other, count }, index) => {
        const words = wordsOf(other)
        return (
          <a
            className={index === 0 ? 'button' : 'button button-quiet'}
            key={words}
            href={href('jobs', {}, queryOf(other))}
          >
            <bdi suppressHydrationWarning>{t.count('jobs.empty.other', count, { words })}</bdi>
          </a>
        )
      })}
      {alert && (
        <a className="button button-quiet" href={`#${alert}`}>
          {t('jobs.empty.alert')}
        </a>
      )}
      <a className="button button-quiet" href={href('jobs')}>
        {t('jobs.empty.all')}
      </a>
    </EmptyState>
  )
}
