import { PartHeading } from '../../components/PartHeading.tsx'
import type { Category } from '../../content/category.ts'
import type { JobFacets } from '../../content/job-search.ts'
import { EditorIcon } from '../../icons/EditorIcon.tsx'
import { useSite } from '../../site-context.tsx'

/** Links into the vacancies by category and by city. */
export function JobShortcuts({
  categories,
  facets,
}: {
  categories: Pick<Category, 'slug' | 'name' | 'icon'>[]
  facets: Pick<JobFacets, 'categories' | 'cities'>
}) {
  const { t, href } = useSite()
  return (
    <div className="job-shortcuts no-print">
      {categories.length > 0 && (
        <section aria-labelledby="job-trades">
          <PartHeading id="job-trades" title={t('jobs.trades')} small />
          <ul className="tags">
            {categories.map(({ slug, name, icon }) => (
              <li key={slug}>
                <a className="tag" href={href('jobs-cat-id', { id: slug })}>
                  {icon && <EditorIcon name={icon} />}
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <JobCities cities={facets.cities} />
    </div>
  )
}

/** Cities with their number of vacancies; each links to vacancies nearby. */
export function JobCities({ cities, category }: { cities: JobFacets['cities']; category?: string }) {
  const { t, href } = useSite()
  if (cities.length === 0) return null
  return (
    <section aria-labelledby="job-cities">
      <PartHeading id="job-cities" title={t('jobs.cities')} small />
      <ul className="tags">
        {cities.map(({ name, count }) => (
          <li key={name}>
            <a className="tag" href={href('jobs', {}, { place: name, category })}>
              {name}
              <span className="tag-count" aria-hidden="true">
                {count}
              </span>
              <span className="visually-hidden">, {t.count('jobs.found', count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
