import { Icon } from '../../components/Icon.tsx'
import type { ShownVacancy } from '../../components/vacancy/shown-vacancy.ts'
import type { ClosedReason } from '../../content/vacancy.ts'
import { useSite } from '../../site-context.tsx'

/** Says that applications have closed, and where to look instead. */
export function ClosedNotice({ reason, vacancy }: { reason: ClosedReason; vacancy: ShownVacancy }) {
  const { t, href } = useSite()
  const { categories } = vacancy
  return (
    <div className="vacancy-closed" role="note">
      <p className="vacancy-closed-title">
        <Icon name="info-circle" />
        <strong>{t(`jobs.closed.${reason}`)}</strong>
      </p>
      <p>{t('jobs.closed.text')}</p>
      <div className="vacancy-closed-ways no-print">
        {categories.slice(0, 2).map(({ slug, name }) => (
          <a className="button button-quiet" key={slug} href={href('jobs-cat-id', { id: slug })}>
            {t('jobs.closed.category', { name })}
          </a>
        ))}
        <a className="button button-quiet" href={href('jobs')}>
          {t('jobs.empty.all')}
        </a>
      </div>
    </div>
  )
}
