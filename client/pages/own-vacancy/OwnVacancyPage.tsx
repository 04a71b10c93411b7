import { PressNotice } from '../../components/account/PressForm.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { Time } from '../../components/Time.tsx'
import { vacancyPath } from '../../components/vacancy-path.ts'
import type {
  CompanyCredits,
  MonthReaders,
  OwnVacancyCard,
  PostingCompany,
  VacancyAct,
  VacancyDay,
  VacancySource,
} from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'
import { CreditsNote } from '../../vacancies/CreditsNote.tsx'
import '../../forms/form.css'
import '../../vacancies/own-vacancies.css'
import { isEditable, isUnfinished } from '../../vacancies/presses.ts'
import { StateBadge } from '../../vacancies/StateBadge.tsx'
import { VacancyPresses } from '../../vacancies/VacancyPresses.tsx'
import { VacancyFigures } from './VacancyFigures.tsx'
import { VacancyLog } from './VacancyLog.tsx'

/** Props of the page on which an employer manages a vacancy. */
export interface OwnVacancyProps {
  vacancy: OwnVacancyCard
  company: PostingCompany
  isPublished: boolean
  days: VacancyDay[]
  lastMonth: MonthReaders | null
  sources: VacancySource[]
  acts: VacancyAct[]
  /** Null while they can't be read. */
  credits: CompanyCredits | null
  /** Whether it was handed in a moment ago. */
  isJustSubmitted: boolean
}

/** One vacancy, for the members of its company. */
export function OwnVacancyPage(props: OwnVacancyProps) {
  const { t, href } = useSite()
  const { vacancy, company, days, lastMonth, sources, acts, credits, isPublished, isJustSubmitted } = props
  const isUnsent = isUnfinished(vacancy)
  return (
    <div className="page-width own-vacancy">
      <header className="page-heading">
        <p className="page-heading-label">
          <a href={href('jobs-mijn', {}, { bedrijf: company.documentId })}>{t('own-vacancy.back')}</a>
        </p>
        <h1 tabIndex={-1}>{vacancy.title}</h1>
        <p className="page-heading-intro">
          {[company.name, ...vacancy.places].join(' · ')}
          {vacancy.reference && ` · ${vacancy.reference}`}
        </p>
      </header>
      <PressNotice of={['vacancy-act']} />
      {isJustSubmitted && (
        <p className="form-notice" role="status">
          {t('own-vacancy.just-submitted')}
        </p>
      )}
      <section className="own-vacancy-now" aria-labelledby="now">
        <h2 id="now" className="visually-hidden">
          {t('own-vacancy.now')}
        </h2>
        <StateBadge of={vacancy} />
        <Next {...props} />
        <div className="own-vacancy-ways">
          {isEditable(vacancy) && (
            <a
              className={isUnsent ? 'button' : 'button button-quiet'}
              href={href('jobs-plaatsen', {}, { vacature: vacancy.number })}
            >
              {t(isUnsent ? 'own-vacancy.go-on' : 'own-vacancy.edit')}
            </a>
          )}
          {isPublished && vacancy.state !== 'paused' && (
            <a
              className="button button-quiet"
              href={vacancyPath({ number: vacancy.number, slug: vacancy.slug, locale: 'nl' })}
            >
              {t('own-vacancy.see')}
            </a>
          )}
          {(isPublished || vacancy.applications > 0) && (
            <a
              className="button button-quiet"
              href={href('jobs-mijn-id-sollicitaties', { id: vacancy.number })}
            >
              {t.count('own-vacancy.see-applications', vacancy.applications)}
            </a>
          )}
          <VacancyPresses vacancy={vacancy} />
        </div>
        <CreditsNote credits={credits} company={company.documentId} />
      </section>
      {isPublished && (
        <VacancyFigures
          days={days}
          lastMonth={lastMonth}
          sources={sources}
          vacancy={vacancy}
          company={company.documentId}
        />
      )}
      <section className="own-vacancy-part" aria-labelledby="log">
        <PartHeading id="log" title={t('own-vacancy.log')} />
        <VacancyLog acts={acts} />
      </section>
    </div>
  )
}

/** What its state means, and what happens next. */
function Next({ vacancy }: OwnVacancyProps) {
  const { t } = useSite()
  const { state, change, rejectReason, validThrough } = vacancy
  return (
    <div className="own-vacancy-next">
      <p>{t(`own-vacancy.next.${state}`)}</p>
      {validThrough && ['published', 'paused'].includes(state) && (
        <p>
          {t('own-vacancy.open-until')} <Time value={validThrough} style="day" />.
        </p>
      )}
      {change && <p>{t(`own-vacancy.next-change.${change}`)}</p>}
      {rejectReason && (
        <blockquote className="own-vacancy-reason">
          <p className="own-vacancy-reason-title">{t('own-vacancy.reason')}</p>
          <p>{rejectReason}</p>
        </blockquote>
      )}
    </div>
  )
}
