import { PartHeading } from '../../components/PartHeading.tsx'
import { VacancyRow } from '../../components/VacancyRow.tsx'
import type { VacancyCard } from '../../content/vacancy.ts'
import { useSite } from '../../site-context.tsx'

/** A short list of vacancies: promoted ones, then the newest. */
export function VacancyRail({ vacancies }: { vacancies: VacancyCard[] }) {
  const { t, href } = useSite()
  return (
    <section className="home-vacancies" aria-labelledby="home-vacancies">
      <PartHeading
        id="home-vacancies"
        title={t('front.jobs')}
        more={{ href: href('jobs'), label: t('front.all-jobs') }}
        small
      />
      <div className="home-vacancy-rows">
        {vacancies.map((vacancy) => (
          <VacancyRow key={vacancy.number} vacancy={vacancy} isBrief />
        ))}
      </div>
    </section>
  )
}
