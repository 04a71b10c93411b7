import { Icon } from '../../components/Icon.tsx'
import type { JobFilters } from '../../content/job-search.ts'
import { useSite } from '../../site-context.tsx'

/** Vacancies that a text means which was searched in the whole site. */
export interface MeantJobs extends Pick<JobFilters, 'text' | 'place' | 'distance'> {
  count: number
  /** Site path of the search that finds them. */
  path: string
}

/** Leads on to the search for vacancies, where role and place are searched apart. */
export function JobsMeant({ jobs: { text: role, place, distance, count, path } }: { jobs: MeantJobs }) {
  const { t } = useSite()
  return (
    <p className="search-jobs">
      <Icon name="briefcase" />
      <a href={path} suppressHydrationWarning>
        {place
          ? t.count(role ? 'search.jobs.near' : 'search.jobs.any-near', count, { role, place, distance })
          : t.count('search.jobs.elsewhere', count, { role })}
      </a>
    </p>
  )
}
