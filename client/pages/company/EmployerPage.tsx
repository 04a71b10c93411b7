import { EmptyState } from '../../components/EmptyState.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { VacancyCard } from '../../content/vacancy.ts'
import { FollowForm } from '../../follows/FollowForm.tsx'
import { LaterAlertBox } from '../../job-alerts/LaterAlertBox.tsx'
import { companyTopic, employerTopic } from '../../push/topics.ts'
import { SavableVacancy } from '../../saved/SavableVacancy.tsx'
import { useSite } from '../../site-context.tsx'
import '../../components/company/company.css'
import { CompanyHead } from '../../components/company/CompanyHead.tsx'
import { CompanyRail } from '../../components/company/CompanyRail.tsx'
import { CompanyStory } from '../../components/company/CompanyStory.tsx'
import type { CompanyProps } from '../../components/company/company-props.ts'
import { WebsiteLink } from '../../components/company/WebsiteLink.tsx'
import { CompanyClaim } from './CompanyClaim.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { CompanyNews } from './CompanyNews.tsx'
import { OtherSide } from './OtherSide.tsx'

/** Props of an employer's page. */
export interface EmployerProps extends CompanyProps {
  /** Open vacancies; null if they are unavailable. */
  vacancies: VacancyCard[] | null
}

/** A company as an employer: vacancies, what it's like to work there, contacts. */
export function EmployerPage(props: EmployerProps) {
  const { t } = useSite()
  const { company, directory, dutchProfile, otherSide, vacancies, articles } = props
  const { name, link } = company
  const count = vacancies?.length ?? 0
  return (
    <div className="company company-employer">
      <CompanyHead company={company} directory={directory} side="employer">
        {count > 0 && (
          <a className="button" href="#vacancies">
            {t.count('companies.vacancies', count)}
          </a>
        )}
        <WebsiteLink company={company} quiet={count > 0} />
        <FollowForm topic={companyTopic(link)} name={name} />
      </CompanyHead>
      <div className="page-width">
        <div className="company-columns">
          <div className="company-main">
            <section id="vacancies" className="company-vacancies" aria-labelledby="company-vacancies">
              <PartHeading id="company-vacancies" title={t.count('companies.vacancies', count)} />
              <LaterAlertBox topic={employerTopic(link)} words="" employer={name} />
              <Vacancies vacancies={vacancies} name={name} directory={directory} />
            </section>
            <CompanyStory
              company={company}
              dutchProfile={dutchProfile}
              title={t('companies.about', { name })}
            />
            <CompanyDocuments documents={company.documents} />
            <OtherSide side="supplier" path={otherSide} name={name} />
          </div>
          <CompanyRail company={company}>
            <CompanyClaim company={company} />
          </CompanyRail>
        </div>
        <CompanyNews company={company} articles={articles} />
      </div>
    </div>
  )
}

function Vacancies({
  vacancies,
  name,
  directory,
}: Pick<EmployerProps, 'vacancies' | 'directory'> & { name: string }) {
  const { t, href } = useSite()
  if (!vacancies) return <p className="company-silent">{t('companies.vacancies-away')}</p>
  if (vacancies.length > 0)
    return vacancies.map((vacancy) => <SavableVacancy key={vacancy.number} vacancy={vacancy} />)
  return (
    <EmptyState title={t('companies.no-vacancies-title')} text={t('companies.no-vacancies-text', { name })}>
      <a className="button button-quiet" href={directory?.path ?? href('home')}>
        {directory ? t('companies.other-employers') : t('navigation.home')}
      </a>
    </EmptyState>
  )
}
