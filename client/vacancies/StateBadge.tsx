import type { OwnVacancyCard } from '../content/own-vacancy.ts'
import { useSite } from '../site-context.tsx'

/** The state of a vacancy in words, and of a change to it. */
export function StateBadge({ of: { state, change } }: { of: Pick<OwnVacancyCard, 'state' | 'change'> }) {
  const { t } = useSite()
  const isOpen = state === 'published'
  return (
    <p className="vacancy-states">
      <span className={isOpen ? 'vacancy-badge vacancy-badge-open' : 'vacancy-badge'}>
        {t(`own-vacancy.states.${state}`)}
      </span>
      {change && <span className="vacancy-badge">{t(`own-vacancy.changes.${change}`)}</span>}
    </p>
  )
}
