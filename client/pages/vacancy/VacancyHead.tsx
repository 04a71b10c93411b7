import { CompanyLogo } from '../../components/CompanyLogo.tsx'
import { hasSide, sidePath } from '../../components/partner-path.ts'
import { useSite } from '../../site-context.tsx'
import type { ShownVacancy } from './shown-vacancy.ts'

/** Title, employer and place. */
export function VacancyHead({ vacancy }: { vacancy: ShownVacancy }) {
  const { t, href, locale } = useSite()
  const { employer, cities } = vacancy
  const places = new Intl.ListFormat(locale, { type: 'conjunction' }).format(cities)
  return (
    <header className="vacancy-head">
      <CompanyLogo logo={employer.logo} name={employer.name} large />
      <div>
        <p className="vacancy-kicker">
          <a href={href('jobs')}>{t('jobs.title')}</a>
          {vacancy.categories.map(({ slug, name }) => (
            <a key={slug} href={href('jobs-cat-id', { id: slug })}>
              {name}
            </a>
          ))}
        </p>
        <h1 tabIndex={-1}>{vacancy.title}</h1>
        <p className="vacancy-employer">
          {hasSide(employer, 'employer') ? (
            <a href={sidePath(employer, 'employer', href)}>{employer.name}</a>
          ) : (
            employer.name
          )}
          {places && <span>{places}</span>}
          {vacancy.isPromoted && <span className="vacancy-promoted">{t('cards.vacancy.promoted')}</span>}
        </p>
      </div>
    </header>
  )
}
