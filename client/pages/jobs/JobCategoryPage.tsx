import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { Category } from '../../content/category.ts'
import type { JobFacets } from '../../content/job-search.ts'
import type { Listing } from '../../content/listing.ts'
import type { SalaryInsight } from '../../content/salary-insight.ts'
import type { VacancyCard } from '../../content/vacancy.ts'
import { EditorIcon } from '../../icons/EditorIcon.tsx'
import { LaterAlertBox } from '../../job-alerts/LaterAlertBox.tsx'
import { jobsTopic } from '../../push/topics.ts'
import { SavableVacancy } from '../../saved/SavableVacancy.tsx'
import { useSite } from '../../site-context.tsx'
import { CategorySalaries } from './CategorySalaries.tsx'
import { JobCities } from './JobShortcuts.tsx'
import './jobs.css'

/** Props of the page of a vacancy category. */
export interface JobCategoryProps {
  category: Pick<Category, 'slug' | 'name' | 'intro'>
  jobs: Listing<VacancyCard>
  cities: JobFacets['cities']
  salaries: SalaryInsight[]
  others: Pick<Category, 'slug' | 'name' | 'icon'>[]
}

/** The vacancies of one category. */
export function JobCategoryPage({ category, jobs, cities, salaries, others }: JobCategoryProps) {
  const { t, href } = useSite()
  const { slug, name } = category
  return (
    <div className="page-width jobs">
      <PageHeading
        title={t('jobs.category.title', { name })}
        label={<a href={href('jobs')}>{t('jobs.title')}</a>}
        intro={category.intro}
      />
      <div className="job-category-columns">
        <section className="job-results" aria-labelledby="job-count">
          <div className="job-results-head">
            <h2 className="job-count" id="job-count" suppressHydrationWarning>
              {t.count('jobs.found', jobs.total)}
            </h2>
            <a className="button button-quiet" href={href('jobs', {}, { category: slug })}>
              <Icon name="adjustments-horizontal" />
              {t('jobs.category.refine')}
            </a>
          </div>
          <LaterAlertBox topic={jobsTopic(`category=${slug}`)} words={name} />
          {jobs.items.map((vacancy) => (
            <SavableVacancy key={vacancy.number} vacancy={vacancy} />
          ))}
          {jobs.items.length === 0 && (
            <EmptyState title={t('jobs.category.empty-title')} text={t('jobs.category.empty-text')}>
              <a className="button" href={href('jobs')}>
                {t('jobs.empty.all')}
              </a>
            </EmptyState>
          )}
          <Pagination listing={jobs} pathOf={(page) => href('jobs-cat-id', { id: slug }, { page })} />
        </section>
        <div className="job-category-rail">
          <CategorySalaries salaries={salaries} />
          <JobCities cities={cities} category={slug} />
          {others.length > 0 && (
            <section aria-labelledby="job-trades">
              <PartHeading id="job-trades" title={t('jobs.category.others')} small />
              <ul className="tags">
                {others.map((other) => (
                  <li key={other.slug}>
                    <a className="tag" href={href('jobs-cat-id', { id: other.slug })}>
                      {other.icon && <EditorIcon name={other.icon} />}
                      {other.name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
