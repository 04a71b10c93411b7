import { Time } from '../../components/Time.tsx'
import type { OwnVacancyCard } from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'
import { isEditable, isUnfinished } from '../../vacancies/presses.ts'
import { StateBadge } from '../../vacancies/StateBadge.tsx'
import { VacancyPresses } from '../../vacancies/VacancyPresses.tsx'

/** A vacancy in its company's list. */
export function OwnVacancyRow({ vacancy }: { vacancy: OwnVacancyCard }) {
  const { t, href, locale } = useSite()
  const { number, title, places, reference, rejectReason, validThrough, postedAt, totals, applications } =
    vacancy
  const isUnsent = isUnfinished(vacancy)
  const wasShown = ['published', 'paused', 'filled', 'expired'].includes(vacancy.state)
  const count = new Intl.NumberFormat(locale)
  return (
    <article className="own-vacancy-row">
      <div className="own-vacancy-row-main">
        <StateBadge of={vacancy} />
        <h2>
          <a href={href('jobs-mijn-id', { id: number })}>{title}</a>
        </h2>
        <p className="own-vacancy-note">
          {[new Intl.ListFormat(locale, { type: 'conjunction' }).format(places), reference]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {rejectReason && <p className="own-vacancy-reason">{rejectReason}</p>}
      </div>
      <dl className="own-vacancy-figures">
        {wasShown && postedAt && (
          <Figure name={t('own-vacancy.posted')}>
            <Time value={postedAt} style="day" />
          </Figure>
        )}
        {wasShown && validThrough && (
          <Figure name={t('own-vacancy.closes')}>
            <Time value={validThrough} style="day" />
          </Figure>
        )}
        {wasShown && (
          <Figure name={t('own-vacancy.impressions')}>{count.format(totals?.impressions ?? 0)}</Figure>
        )}
        {wasShown && <Figure name={t('own-vacancy.views')}>{count.format(totals?.views ?? 0)}</Figure>}
        {wasShown && <Figure name={t('own-vacancy.applications')}>{count.format(applications)}</Figure>}
        {!wasShown && (
          <Figure name={t('own-vacancy.changed')}>
            <Time value={vacancy.updatedAt} style="day" />
          </Figure>
        )}
      </dl>
      <div className="own-vacancy-ways">
        {isEditable(vacancy) && (
          <a
            className={isUnsent ? 'button' : 'button button-quiet'}
            href={href('jobs-plaatsen', {}, { vacature: number })}
          >
            {t(isUnsent ? 'own-vacancy.go-on' : 'own-vacancy.edit')}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
        <VacancyPresses vacancy={vacancy} />
      </div>
    </article>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  )
}
