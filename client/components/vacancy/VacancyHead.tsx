import { useSite } from '../../site-context.tsx'
import { CompanyLogo } from '../CompanyLogo.tsx'
import { hasSide, sidePath } from '../partner-path.ts'
import type { ShownVacancy } from './shown-vacancy.ts'

/** Title, employer and place. @param level Of its heading: 2 where it is shown on another page. */
export function VacancyHead({ vacancy, level = 1 }: { vacancy: ShownVacancy; level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const { t, href, locale } = useSite()
  const { employer, cities } = vacancy
  const places = new Intl.ListFormat(locale, { type: 'conjunction' }).format(cities)
  return (
    <header className="vacancy-head">
      <CompanyLogo logo={employer.logo} name={employer.name} large />
      <div>
        <p className="title-line">
          <a href={href('jobs')}>{t('jobs.title')}</a>
          {vacancy.categories.map(({ slug, name }) => (
            <a key={slug} href={href('jobs-cat-id', { id: slug })}>
              {name}
            </a>
          ))}
        </p>
        <Heading tabIndex={level === 1 ? -1 : undefined}>{vacancy.title}</Heading>
        <p className="title-line vacancy-employer">
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
