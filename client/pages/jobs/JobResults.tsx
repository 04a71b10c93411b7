import { Pagination } from '../../components/Pagination.tsx'
import type { CategoryReference } from '../../content/category.ts'
import { type JobFilters, jobOrders, type NearPlace, type OtherSearch } from '../../content/job-search.ts'
import type { Listing } from '../../content/listing.ts'
import type { VacancyCard } from '../../content/vacancy.ts'
import { alertWaysId } from '../../job-alerts/alert-box-id.ts'
import { LaterAlertBox } from '../../job-alerts/LaterAlertBox.tsx'
import { SavableVacancy } from '../../saved/SavableVacancy.tsx'
import { useSite } from '../../site-context.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { queryOf } from './job-filters.ts'
import { NoJobs } from './NoJobs.tsx'
import { OtherReading } from './OtherReading.tsx'

interface JobResultsProps {
  filters: JobFilters
  /** The other way to read a text with a place in it. */
  other: JobFilters | null
  jobs: Listing<VacancyCard>
  /** If nothing was found: searches that find something, the nearest first. */
  nearest: OtherSearch[]
  categories: readonly CategoryReference[]
  near: NearPlace | null
  active: ActiveFilter[]
  /** The topic of this search, to follow its future results. */
  topic: string
}

/** The results: count, sort order and list. */
export function JobResults({
  filters,
  other,
  jobs,
  nearest,
  categories,
  near,
  active,
  topic,
}: JobResultsProps) {
  const { t, href, promptsOff } = useSite()
  const isNear = near !== null && 'name' in near
  // A search near an unknown place would never have results to announce.
  const hasAlert = !(near && 'unknown' in near) && !promptsOff.includes('alerts')
  return (
    <section className="job-results" aria-labelledby="job-count">
      <div className="job-results-head">
        {/* Announced when a choice changes it. */}
        <div role="status">
          <h2 className="job-count" id="job-count" suppressHydrationWarning>
            {t.count('jobs.found', jobs.total)}
            {isNear && ` ${t('jobs.near', { place: near.name, distance: filters.distance })}`}
          </h2>
        </div>
        {jobs.total > 1 && <Orders filters={filters} isNear={isNear} />}
      </div>
      {near !== null && 'unknown' in near && <UnknownPlace near={near} filters={filters} />}
      {other && <OtherReading filters={filters} other={other} />}
      <ActiveFilters active={active} />
      {hasAlert && <LaterAlertBox topic={topic} words={active.map(({ label }) => label).join(', ')} />}
      {jobs.items.length > 0 ? (
        jobs.items.map((vacancy) => <SavableVacancy key={vacancy.number} vacancy={vacancy} />)
      ) : (
        <NoJobs
          filters={filters}
          nearest={nearest}
          categories={categories}
          alert={hasAlert ? alertWaysId : null}
        />
      )}
      <Pagination listing={jobs} pathOf={(page) => href('jobs', {}, queryOf(filters, page))} />
    </section>
  )
}

function Orders({ filters, isNear }: { filters: JobFilters; isNear: boolean }) {
  const { t, href } = useSite()
  const offered = jobOrders.filter((order) => order !== 'distance' || isNear)
  return (
    <nav className="job-orders no-print" aria-label={t('jobs.order.title')}>
      <ul>
        {offered.map((order) => (
          <li key={order}>
            <a
              href={href('jobs', {}, queryOf({ ...filters, order }))}
              aria-current={order === filters.order ? 'true' : undefined}
            >
              {t(`jobs.order.${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function UnknownPlace({
  near,
  filters,
}: {
  near: Extract<NearPlace, { unknown: string }>
  filters: JobFilters
}) {
  const { t, href } = useSite()
  return (
    <p className="job-note" id="job-place-unknown">
      <bdi>{t('jobs.unknown-place', { place: near.unknown })}</bdi>{' '}
      {near.suggestion && (
        <a href={href('jobs', {}, queryOf({ ...filters, place: near.suggestion }))}>
          {t('jobs.did-you-mean', { place: near.suggestion })}
        </a>
      )}
    </p>
  )
}
