import { Time } from '../../components/Time.tsx'
import type { VacancyAct } from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'

/** What was done with a vacancy, latest first. */
export function VacancyLog({ acts }: { acts: VacancyAct[] }) {
  const { t } = useSite()
  if (acts.length === 0) return <p className="own-vacancy-note">{t('own-vacancy.no-log')}</p>
  return (
    <ol className="own-vacancy-log">
      {acts.map(({ act, at, by, note }) => (
        <li key={`${at} ${act}`}>
          <Time value={at} style="moment" />
          <span>
            {t(`own-vacancy.acts.${act}`)}
            {by && ` · ${by}`}
            {note && <span className="own-vacancy-reason">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
