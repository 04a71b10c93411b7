import { Await } from '../../components/Await.tsx'
import { PlacedFormBlock } from '../../components/blocks/PlacedFormBlock.tsx'
import { ShareLinks } from '../../components/share/ShareLinks.tsx'
import { EmployerCard } from '../../components/vacancy/EmployerCard.tsx'
import { KeyFacts } from '../../components/vacancy/KeyFacts.tsx'
import { useMarkSeen } from '../../components/vacancy/seen.ts'
import type { ShownVacancy } from '../../components/vacancy/shown-vacancy.ts'
import { VacancyFacts } from '../../components/vacancy/VacancyFacts.tsx'
import { VacancyHead } from '../../components/vacancy/VacancyHead.tsx'
import { VacancyText } from '../../components/vacancy/VacancyText.tsx'
import '../../components/vacancy/vacancy.css'
import { vacancyPath } from '../../components/vacancy-path.ts'
import type { FormBlock } from '../../content/block.ts'
import type { Deferred } from '../../content/deferred.ts'
import type { RichText as Text } from '../../content/rich-text.ts'
import type { UsualPay } from '../../content/usual-pay.ts'
import type { VacancyCard } from '../../content/vacancy.ts'
import { SaveButton } from '../../saved/SaveButton.tsx'
import { useSite } from '../../site-context.tsx'
import { ApplyBar, ApplyPart } from './ApplyPart.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'
import { SimilarJobs, SimilarSkeleton } from './SimilarJobs.tsx'

/** Props of a vacancy's page. */
export interface VacancyProps {
  vacancy: ShownVacancy
  /** Null from 90 days after it closed: then only other vacancies are of use. */
  description: Text | null
  similar: Deferred<VacancyCard[]>
  /** What vacancies like it pay; null if too few say so. */
  usual: UsualPay | null
  /** The form to apply with; null if applications go elsewhere. On a closed vacancy it is for who was writing when it closed. */
  form: FormBlock | null
  /** Name of the CV in the signed-in reader's account; null without one, and for everybody else. */
  ownCv: string | null
  /** When the signed-in reader applied by that form, ISO 8601; null if they haven't, and for everybody else. */
  appliedAt: Deferred<string | null>
}

/** One vacancy, open or closed, and similar ones. */
export function VacancyPage(props: VacancyProps) {
  const { vacancy, description, similar, usual, form, ownCv, appliedAt } = props
  const { t, href, url, returnedForm } = useSite()
  const address = `${url}${vacancyPath(vacancy)}`
  useMarkSeen(vacancy.number)
  const isOpen = vacancy.closed === null
  const isReturned = returnedForm?.name === form?.form
  const others = (
    <Await value={similar} fallback={<SimilarSkeleton />}>
      {(vacancies) => <SimilarJobs vacancies={vacancies} employer={vacancy.employer} />}
    </Await>
  )
  return (
    <>
      <article className="vacancy page-width">
        <VacancyHead vacancy={vacancy} />
        {vacancy.closed && <ClosedNotice reason={vacancy.closed} vacancy={vacancy} />}
        {/* On a closed vacancy, the open ones are most useful. */}
        {!isOpen && others}
        {/* What was typed stays, though it can't be sent any more. */}
        {!isOpen && isReturned && form && <ApplicationForm form={form} ownCv={ownCv} />}
        {description && (
          <div className="vacancy-columns">
            <KeyFacts vacancy={vacancy} />
            <div className="vacancy-main">
              <VacancyText vacancy={vacancy} description={description} />
            </div>
            <aside className="vacancy-panel" aria-label={t('jobs.vacancy.facts')}>
              {isOpen && <ApplyPart vacancy={vacancy} appliedAt={appliedAt} />}
              <SaveButton kind="vacancy" number={vacancy.number} path={vacancyPath(vacancy)} />
              <VacancyFacts vacancy={vacancy} usual={usual} />
            </aside>
            <div className="vacancy-main vacancy-more">
              <EmployerCard vacancy={vacancy} />
              <div className="no-print">
                <ShareLinks title={`${vacancy.title}, ${vacancy.employer.name}`} address={address} />
              </div>
              <p className="vacancy-report no-print">
                <a href={href('jobs-melden', {}, { vacature: String(vacancy.number) })} rel="nofollow">
                  {t('jobs.report')}
                </a>
              </p>
              <p className="print-only">{t('jobs.vacancy.print', { url: address })}</p>
            </div>
          </div>
        )}
        {isOpen && <ApplyBar vacancy={vacancy} />}
      </article>
      {isOpen && form && (
        <div className="page-width">
          <ApplicationForm form={form} ownCv={ownCv} />
        </div>
      )}
      {isOpen && others}
    </>
  )
}

function ApplicationForm({ form, ownCv }: { form: FormBlock; ownCv: string | null }) {
  const { t } = useSite()
  const choices = ownCv && {
    cvOf: [{ value: 'account', label: t('jobs.apply.own-cv', { name: ownCv }) }],
  }
  return (
    <div className="vacancy-form no-print">
      <PlacedFormBlock form={form.form} {...(choices && { choices })} />
    </div>
  )
}
