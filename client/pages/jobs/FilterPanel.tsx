import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import type { CategoryReference } from '../../content/category.ts'
import { hourBands, type JobFacets, type JobFilters, salarySteps } from '../../content/job-search.ts'
import { educations, employmentTypes, remoteModes } from '../../content/vacancy.ts'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import { searchFormId } from './JobSearchForm.tsx'
import { countSet } from './job-filters.ts'
import type { OnChoice } from './use-filters.ts'

interface FilterPanelProps {
  filters: JobFilters
  facets: JobFacets
  categories: CategoryReference[]
  onChoice: OnChoice
}

/** All filters with their number of vacancies; collapsed on a phone. */
export function FilterPanel({ filters, facets, categories, onChoice }: FilterPanelProps) {
  const { t, locale } = useSite()
  const isHydrated = useHydrated()
  const set = countSet(filters)
  const numbered = (value: number) => formatMoney(locale, value)
  return (
    <details className="job-filters no-print">
      <summary>
        <Icon name="adjustments-horizontal" />
        {t('jobs.filters.title')}
        {set > 0 && <span className="job-filters-set">{t.count('jobs.filters.set', set)}</span>}
      </summary>
      <div className="job-filters-groups">
        <Boxes
          name="category"
          title={t('jobs.filters.category')}
          values={categories.map(({ slug }) => slug)}
          chosen={filters.categories}
          countOf={(slug) => facets.categories.find((one) => one.slug === slug)?.count ?? 0}
          labelOf={(slug) => categories.find((one) => one.slug === slug)?.name ?? slug}
          onChoice={onChoice}
        />
        <Boxes
          name="hours"
          title={t('jobs.filters.hours')}
          values={hourBands}
          chosen={filters.hours}
          countOf={countIn(facets.hours)}
          labelOf={(band) => t('cards.vacancy.hours', { hours: band.replace('-', '–') })}
          onChoice={onChoice}
        />
        <Group title={t('jobs.filters.salary')}>
          <select
            className="job-input"
            name="salary"
            form={searchFormId}
            aria-label={t('jobs.filters.salary')}
            value={filters.salary ?? ''}
            onChange={onChoice}
          >
            <option value="">{t('jobs.filters.any-salary')}</option>
            {salarySteps.map((step) => (
              <option key={step} value={step} suppressHydrationWarning>
                {t('jobs.filters.salary-from', {
                  amount: numbered(step),
                  count: countIn(facets.salary)(step),
                })}
              </option>
            ))}
          </select>
          <p className="job-filters-note">{t('jobs.filters.salary-note')}</p>
        </Group>
        <Boxes
          name="contract"
          title={t('jobs.filters.contract')}
          values={employmentTypes}
          chosen={filters.contracts}
          countOf={countIn(facets.contracts)}
          labelOf={(type) => t(`cards.vacancy.contract.${type}`)}
          onChoice={onChoice}
        />
        <Boxes
          name="education"
          title={t('jobs.filters.education')}
          values={educations}
          chosen={filters.educations}
          countOf={countIn(facets.educations)}
          labelOf={(level) => t(`cards.vacancy.education.${level}`)}
          onChoice={onChoice}
        />
        <Boxes
          name="remote"
          title={t('jobs.filters.remote')}
          values={remoteModes}
          chosen={filters.remote}
          countOf={countIn(facets.remote)}
          labelOf={(mode) => t(`cards.vacancy.remote.${mode}`)}
          onChoice={onChoice}
        />
        {/* With script every choice applies immediately. */}
        {!isHydrated && (
          <button className="button" type="submit" form={searchFormId}>
            {t('jobs.filters.send')}
          </button>
        )}
      </div>
    </details>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="job-filter">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

interface BoxesProps<Value extends string> {
  name: string
  title: string
  values: readonly Value[]
  chosen: readonly Value[]
  countOf: (value: Value) => number
  labelOf: (value: Value) => string
  onChoice: OnChoice
}

/** Checkboxes; those without results are left out unless they are ticked. */
function Boxes<Value extends string>(props: BoxesProps<Value>) {
  const { name, title, values, chosen, countOf, labelOf, onChoice } = props
  const { t } = useSite()
  const offered = values.filter((value) => countOf(value) > 0 || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <Group title={title}>
      {offered.map((value) => (
        <label className="job-box" key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            form={searchFormId}
            checked={chosen.includes(value)}
            onChange={onChoice}
          />
          <span className="job-box-label">{labelOf(value)}</span>
          <span className="job-box-count" aria-hidden="true">
            {countOf(value)}
          </span>
          <span className="visually-hidden">, {t.count('jobs.found', countOf(value))}</span>
        </label>
      ))}
    </Group>
  )
}

function countIn<Value>(counts: readonly { value: Value; count: number }[]): (value: Value) => number {
  return (value) => counts.find((one) => one.value === value)?.count ?? 0
}
