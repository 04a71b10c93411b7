import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { queryOf } from './job-filters.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ active }: { active: ActiveFilter[] }) {
  const { t, href } = useSite()
  if (active.length === 0) return null
  return (
    <div className="job-active">
      <h2 className="visually-hidden">{t('jobs.active.title')}</h2>
      <ul className="tags">
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <a className="tag" href={href('jobs', {}, queryOf(without))}>
              <span className="visually-hidden">{t('jobs.active.remove')} </span>
              <bdi suppressHydrationWarning>{label}</bdi>
              <Icon name="x" />
            </a>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <a className="job-active-clear" href={href('jobs')}>
              {t('jobs.active.clear')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
