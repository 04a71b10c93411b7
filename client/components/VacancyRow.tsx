import type { ReactNode } from 'react'
import type { VacancyCard } from '../content/vacancy.ts'
import { useSite } from '../site-context.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { Icon } from './Icon.tsx'
import { Time } from './Time.tsx'
import { useSeen } from './vacancy/seen.ts'
import { vacancyPath } from './vacancy-path.ts'
import './vacancy-row.css'
import { hoursText, salaryText } from './vacancy-terms.ts'

interface VacancyRowProps {
  vacancy: VacancyCard
  level?: 2 | 3
  /** Beside other content: without its text and dates. */
  isBrief?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A vacancy in a list: its title is the link, and the whole row is clickable. Its page needs the texts `cards`. */
export function VacancyRow({ vacancy, level = 3, isBrief = false, children }: VacancyRowProps) {
  const { locale, t } = useSite()
  const Heading = level === 2 ? 'h2' : 'h3'
  const language = vacancy.locale === locale ? undefined : vacancy.locale
  const { employer, teaser, title } = vacancy
  return (
    <article
      className={vacancy.isPromoted ? 'vacancy-row vacancy-row-promoted' : 'vacancy-row'}
      data-vacancy={vacancy.number}
    >
      <CompanyLogo logo={employer.logo} name={employer.name} />
      <div className="vacancy-row-body">
        {vacancy.isPromoted && <p className="vacancy-row-label">{t('cards.vacancy.promoted')}</p>}
        <Heading className="vacancy-row-title" lang={language}>
          <a href={vacancyPath(vacancy)} hrefLang={language}>
            {title}
          </a>
        </Heading>
        <Where vacancy={vacancy} />
        <Terms vacancy={vacancy} />
        {!isBrief && teaser && (
          <p className="vacancy-row-teaser" lang={language}>
            {teaser}
          </p>
        )}
        {!isBrief && <Marks vacancy={vacancy} />}
      </div>
      {children && <div className="vacancy-row-actions">{children}</div>}
    </article>
  )
}

function Where({ vacancy: { employer, cities } }: { vacancy: VacancyCard }) {
  const { locale } = useSite()
  return (
    <p className="vacancy-row-where">
      <span className="vacancy-row-employer">{employer.name}</span>
      {cities.length > 0 && (
        <span>
          <Icon name="map-pin" />
          {new Intl.ListFormat(locale, { type: 'conjunction' }).format(cities)}
        </span>
      )}
    </p>
  )
}

function Terms({ vacancy: { hours, salary, remote } }: { vacancy: VacancyCard }) {
  const { locale, t } = useSite()
  // Some browsers format numbers differently from the worker; the mismatch is harmless.
  return (
    <ul className="vacancy-row-facts">
      {salary && (
        <li className="vacancy-row-salary" suppressHydrationWarning>
          {salaryText(t, locale, salary)}
        </li>
      )}
      {hours && (
        <li>
          <Icon name="clock" />
          <span suppressHydrationWarning>{hoursText(t, locale, hours)}</span>
        </li>
      )}
      {remote !== 'no' && (
        <li>
          <Icon name="home" />
          {t(`cards.vacancy.remote.${remote}`)}
        </li>
      )}
    </ul>
  )
}

/** When it was posted, whether that is recent, and whether this browser has opened it. */
function Marks({ vacancy: { number, isNew, postedAt } }: { vacancy: VacancyCard }) {
  const { t } = useSite()
  const isSeen = useSeen(number)
  return (
    <p className="vacancy-row-posted">
      {isNew && <strong className="vacancy-row-new">{t('cards.vacancy.new')}</strong>}
      <span>
        {t('cards.vacancy.posted')} <Time value={postedAt} relative />
      </span>
      {isSeen && (
        <span className="vacancy-row-seen">
          <Icon name="check" />
          {t('cards.vacancy.seen')}
        </span>
      )}
    </p>
  )
}
