import type { VacancyCard } from '../content/vacancy.ts'
import { useSite } from '../site-context.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { Icon } from './Icon.tsx'
import { Time } from './Time.tsx'
import { vacancyPath } from './vacancy-path.ts'
import './vacancy-row.css'
import { hoursText, salaryText } from './vacancy-terms.ts'

/** A vacancy in a list: its title is the link, and the whole row is clickable. Its page needs the texts `cards`. */
export function VacancyRow({ vacancy, level = 3 }: { vacancy: VacancyCard; level?: 2 | 3 }) {
  const { locale, t } = useSite()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isForeign = vacancy.locale !== locale
  const { employer, cities, hours, salary } = vacancy
  return (
    <article
      className={vacancy.isPromoted ? 'vacancy-row vacancy-row-promoted' : 'vacancy-row'}
      data-vacancy={vacancy.number}
    >
      <CompanyLogo logo={employer.logo} name={employer.name} />
      <div className="vacancy-row-body">
        {vacancy.isPromoted && <p className="vacancy-row-label">{t('cards.vacancy.promoted')}</p>}
        <Heading className="vacancy-row-title" lang={isForeign ? vacancy.locale : undefined}>
          <a href={vacancyPath(vacancy)} hrefLang={isForeign ? vacancy.locale : undefined}>
            {vacancy.title}
          </a>
        </Heading>
        <p className="vacancy-row-employer">{employer.name}</p>
        {/* Some browsers format numbers differently from the worker; the mismatch is harmless. */}
        <ul className="vacancy-row-facts">
          {cities.length > 0 && (
            <li>
              <Icon name="map-pin" />
              {new Intl.ListFormat(locale, { type: 'conjunction' }).format(cities)}
            </li>
          )}
          {hours && (
            <li>
              <Icon name="clock" />
              <span suppressHydrationWarning>{hoursText(t, locale, hours)}</span>
            </li>
          )}
          {salary && (
            <li className="vacancy-row-salary" suppressHydrationWarning>
              {salaryText(t, locale, salary)}
            </li>
          )}
          {vacancy.remote !== 'no' && (
            <li>
              <Icon name="home" />
              {t(`cards.vacancy.remote.${vacancy.remote}`)}
            </li>
          )}
        </ul>
        <p className="vacancy-row-posted">
          {t('cards.vacancy.posted')} <Time value={vacancy.postedAt} relative />
        </p>
      </div>
    </article>
  )
}
