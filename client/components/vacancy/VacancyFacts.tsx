import type { ReactNode } from 'react'
import type { Place } from '../../content/place.ts'
import type { UsualPay } from '../../content/usual-pay.ts'
import { useSite } from '../../site-context.tsx'
import { Fact } from '../Fact.tsx'
import { Time } from '../Time.tsx'
import { hoursText, salaryText } from '../vacancy-terms.ts'
import type { ShownVacancy } from './shown-vacancy.ts'
import { UsualSalary } from './UsualSalary.tsx'

/** The terms of a vacancy; unknown ones are left out. */
export function VacancyFacts({ vacancy, usual }: { vacancy: ShownVacancy; usual?: UsualPay | null }) {
  const { t, locale } = useSite()
  const { hours, salary, experienceMonths, language } = vacancy
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const facts: [name: string, value: ReactNode][] = [
    [t.count('jobs.vacancy.places', vacancy.locations.length), placesOf(vacancy.locations)],
    [t('jobs.vacancy.hours'), hours && hoursText(t, locale, hours)],
    [t('jobs.vacancy.salary'), salary ? salaryText(t, locale, salary) : vacancy.salaryHiddenReason],
    [t('jobs.usual.title'), usual && <UsualSalary key="usual" usual={usual} />],
    [
      t('jobs.vacancy.contract'),
      list.format(vacancy.employmentTypes.map((type) => t(`cards.vacancy.contract.${type}`))),
    ],
    [t('jobs.vacancy.education'), vacancy.education && t(`cards.vacancy.education.${vacancy.education}`)],
    [t('jobs.vacancy.experience'), experienceMonths !== null && experienceText(experienceMonths)],
    [t('jobs.vacancy.remote'), t(`cards.vacancy.remote.${vacancy.remote}`)],
    [t('jobs.vacancy.language'), language && t(`jobs.language.${language}`)],
    [t('jobs.vacancy.posted'), <Time key="posted" value={vacancy.postedAt} style="day" />],
    [
      t(vacancy.closed ? 'jobs.vacancy.closed-on' : 'jobs.vacancy.closes'),
      vacancy.closed !== 'filled' && <Time key="closes" value={vacancy.validThrough} style="day" />,
    ],
    [t('jobs.vacancy.reference'), vacancy.reference],
  ]
  return (
    <dl className="fact-list">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
    </dl>
  )

  function experienceText(months: number): string {
    if (months === 0) return t('jobs.vacancy.no-experience')
    return months % 12 === 0
      ? t.count('jobs.vacancy.years', months / 12)
      : t.count('jobs.vacancy.months', months)
  }
}

function placesOf(locations: readonly Place[]): ReactNode {
  if (locations.length === 0) return null
  return (
    <ul className="vacancy-places">
      {locations.map(({ street, postcode, city, country }) => (
        <li key={`${street} ${postcode} ${city}`}>
          {street && <>{street}, </>}
          {/* No line break inside a postcode. */}
          {[postcode?.replace(' ', '\u00a0'), city].filter(Boolean).join(' ')}
          {country !== 'NL' && ` (${country})`}
        </li>
      ))}
    </ul>
  )
}
