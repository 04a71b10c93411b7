import { PartHeading } from '../../components/PartHeading.tsx'
import { hasSide, sidePath } from '../../components/partner-path.ts'
import type { Employer, VacancyCard } from '../../content/vacancy.ts'
import { SavableVacancy } from '../../saved/SavableVacancy.tsx'
import { useSite } from '../../site-context.tsx'

/** Similar open vacancies; a link to all of them if there are none. */
export function SimilarJobs({ vacancies, employer }: { vacancies: VacancyCard[]; employer: Employer }) {
  const { t, href } = useSite()
  return (
    <section className="vacancy-similar no-print" aria-labelledby="similar">
      <div className="page-width">
        <PartHeading
          id="similar"
          title={vacancies.length > 0 ? t('jobs.similar.title') : t('jobs.similar.none')}
          more={{ href: href('jobs'), label: t('jobs.similar.all') }}
        />
        <div className="vacancy-similar-rows">
          {vacancies.map((vacancy) => (
            <SavableVacancy key={vacancy.number} vacancy={vacancy} />
          ))}
        </div>
        {hasSide(employer, 'employer') && (
          <a className="button button-quiet" href={sidePath(employer, 'employer', href)}>
            {t('jobs.similar.employer', { name: employer.name })}
          </a>
        )}
      </div>
    </section>
  )
}

const places = ['first', 'second', 'third', 'fourth']

/** Placeholder of the same size. */
export function SimilarSkeleton() {
  const { t } = useSite()
  return (
    <section className="vacancy-similar no-print" aria-labelledby="similar" aria-busy="true">
      <div className="page-width">
        <PartHeading id="similar" title={t('jobs.similar.title')} />
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <div className="vacancy-similar-rows" aria-hidden="true">
          {places.map((place) => (
            <div className="vacancy-row" key={place}>
              <span className="company-logo skeleton" />
              <div>
                <span className="skeleton skeleton-line" />
                <span className="skeleton skeleton-line skeleton-short" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
