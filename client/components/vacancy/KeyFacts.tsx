import { useSite } from '../../site-context.tsx'
import { Icon } from '../Icon.tsx'
import { hoursText, salaryText } from '../vacancy-terms.ts'
import type { ShownVacancy } from './shown-vacancy.ts'

/** The four facts that decide whether somebody reads on: where, how many hours, for how much, on what contract. */
export function KeyFacts({ vacancy }: { vacancy: ShownVacancy }) {
  const { t, locale } = useSite()
  const { cities, remote, hours, salary, employmentTypes } = vacancy
  const where = [...cities, ...(remote === 'no' ? [] : [t(`cards.vacancy.remote.${remote}`)])]
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <ul className="vacancy-key-facts">
      {where.length > 0 && (
        <li>
          <Icon name="map-pin" />
          {list.format(where)}
        </li>
      )}
      {hours && (
        <li>
          <Icon name="clock" />
          <span suppressHydrationWarning>{hoursText(t, locale, hours)}</span>
        </li>
      )}
      {salary && (
        <li>
          <Icon name="currency-euro" />
          <strong suppressHydrationWarning>{salaryText(t, locale, salary)}</strong>
        </li>
      )}
      {employmentTypes.length > 0 && (
        <li>
          <Icon name="briefcase" />
          {list.format(employmentTypes.map((type) => t(`cards.vacancy.contract.${type}`)))}
        </li>
      )}
    </ul>
  )
}
