import { feedPath } from '../../components/feed-path.ts'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import type { Category } from '../../content/category.ts'
import type { JobFacets, JobFilters, NearPlace, OtherSearch } from '../../content/job-search.ts'
import type { Listing } from '../../content/listing.ts'
import type { VacancyCard } from '../../content/vacancy.ts'
import { jobsTopic } from '../../push/topics.ts'
import { useSite } from '../../site-context.tsx'
import { activeFilters } from './active-filters.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { JobResults } from './JobResults.tsx'
import { JobSearchForm } from './JobSearchForm.tsx'
import { JobShortcuts } from './JobShortcuts.tsx'
import './jobs.css'
import { queryOf } from './job-filters.ts'
import { useFilters } from './use-filters.ts'

/** Props of the vacancy search. */
export interface JobsProps {
  filters: JobFilters
  /** The other way to read a text with a place in it. */
  other: JobFilters | null
  jobs: Listing<VacancyCard>
  /** If nothing was found: searches that find something, the nearest first. */
  nearest: OtherSearch[]
  facets: JobFacets
  near: NearPlace | null
  /** All categories of vacancies, in the editors' order. */
  categories: Pick<Category, 'slug' | 'name' | 'icon'>[]
}

/** The vacancy search. Its whole state is in the address. */
export function JobsPage({ filters, other, jobs, nearest, facets, near, categories }: JobsProps) {
  const { t, href, locale } = useSite()
  const { shown, onChoice } = useFilters(filters)
  const active = activeFilters(filters, categories, t, locale)
  // The feed has the same filters, but no pages and its own order.
  const { page: _, sort: __, ...asked } = queryOf(filters)
  return (
    <div className="page-width jobs">
      <div className="jobs-head">
        <PageHeading title={t('jobs.title')} intro={t('jobs.intro')} />
        <a className="button no-print" href={href('jobs-plaatsen')}>
          <Icon name="plus" />
          {t('navigation.post-vacancy')}
        </a>
      </div>
      <JobSearchForm filters={shown} near={near} onChoice={onChoice} />
      <div className="jobs-columns">
        <FilterPanel filters={shown} facets={facets} categories={categories} onChoice={onChoice} />
        <JobResults
          filters={filters}
          other={other}
          jobs={jobs}
          nearest={nearest}
          categories={categories}
          near={near}
          active={active}
          topic={jobsTopic(searchOf(asked).slice(1))}
        />
      </div>
      <p className="jobs-feed no-print">
        <a href={`${feedPath(locale, 'jobs')}${searchOf(asked)}`}>
          <Icon name="rss" />
          {active.length > 0 ? t('jobs.feed-search') : t('jobs.feed')}
        </a>
        <a href={href('jobs-plaatsen')}>
          <Icon name="plus" />
          {t('navigation.post-vacancy')}
        </a>
      </p>
      <JobShortcuts categories={categories} facets={facets} />
    </div>
  )
}

function searchOf(values: ReturnType<typeof queryOf>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values))
    for (const one of value === undefined ? [] : [value].flat()) search.append(key, String(one))
  return search.size > 0 ? `?${search}` : ''
}
