import { EmptyState } from '../../components/EmptyState.tsx'
import { distances, type JobFilters } from '../../content/job-search.ts'
import { useSite } from '../../site-context.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { queryOf } from './job-filters.ts'

/** Shown when nothing was found: ways to widen the search. */
export function NoJobs({ filters, active }: { filters: JobFilters; active: ActiveFilter[] }) {
  const { t, href } = useSite()
  const wider = filters.place ? distances.find((distance) => distance > filters.distance) : undefined
  if (active.length === 0) {
    return (
      <EmptyState title={t('jobs.none.title')} text={t('jobs.none.text')}>
        <a className="button" href={href('home')}>
          {t('navigation.home')}
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('jobs.empty.title')} text={t('jobs.empty.text')}>
      {wider && (
        <a className="button" href={href('jobs', {}, queryOf({ ...filters, distance: wider }))}>
          {t('jobs.empty.wider', { distance: wider })}
        </a>
      )}
      {active.slice(0, 4).map(({ key, label, without }) => (
        <a className="button button-quiet" key={key} href={href('jobs', {}, queryOf(without))}>
          <bdi suppressHydrationWarning>{t('jobs.empty.without', { label })}</bdi>
        </a>
      ))}
      <a className="button button-quiet" href={href('jobs')}>
        {t('jobs.empty.all')}
      </a>
    </EmptyState>
  )
}
