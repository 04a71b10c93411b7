import { useSite } from '../../site-context.tsx'
import { CompanyLogo } from '../CompanyLogo.tsx'
import { Icon } from '../Icon.tsx'
import { hasSide, sidePath } from '../partner-path.ts'
import type { ShownVacancy } from './shown-vacancy.ts'

/** About the employer, with links to its profile and other vacancies. */
export function EmployerCard({ vacancy: { employer } }: { vacancy: ShownVacancy }) {
  const { t, href } = useSite()
  return (
    <section className="vacancy-employer-card" aria-labelledby="employer">
      <CompanyLogo logo={employer.logo} name={employer.name} />
      <div>
        <h2 id="employer">{t('jobs.employer.title', { name: employer.name })}</h2>
        {employer.intro && <p>{employer.intro}</p>}
        <p className="vacancy-employer-ways no-print">
          {hasSide(employer, 'employer') && (
            <a href={sidePath(employer, 'employer', href)}>
              {t('jobs.employer.more')}
              <Icon name="arrow-right" />
            </a>
          )}
          {employer.website && (
            <a href={employer.website} rel="nofollow noopener external">
              {t('jobs.employer.website')}
              <Icon name="external-link" />
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
