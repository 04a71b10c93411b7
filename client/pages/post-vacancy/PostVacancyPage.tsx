import { useSite } from '../../site-context.tsx'
import { type PostingStep, postingSteps } from '../../vacancies/steps.ts'
import './post-vacancy.css'
import { ConditionsStep, RoleStep, TextStep } from './FormSteps.tsx'
import { OrderStep } from './OrderStep.tsx'
import { PostingIntroduction } from './PostingIntroduction.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import type { PostingWork, PostVacancyProps } from './post-vacancy-props.ts'

/** Posting a vacancy, step by step; each step is a form of its own and saves the draft. */
export function PostVacancyPage(props: PostVacancyProps) {
  if (props.view === 'intro') return <PostingIntroduction {...props} />
  return (
    <div className={props.step === 'voorbeeld' ? 'posting posting-wide' : 'posting'}>
      <PostingHead {...props} />
      <Step {...props} />
    </div>
  )
}

function PostingHead({ step, vacancy, company }: PostingWork) {
  const { t, href } = useSite()
  // Credits can be bought without a vacancy.
  const isPosting = vacancy !== null || step !== 'bestellen'
  return (
    <header className="posting-head">
      <p className="page-heading-label">
        <a href={vacancy ? href('jobs-mijn-id', { id: vacancy.number }) : href('jobs-mijn')}>
          {t(vacancy ? 'post-vacancy.later' : 'post-vacancy.own')}
        </a>
      </p>
      <h1 tabIndex={-1}>{t(isPosting ? `post-vacancy.steps.${step}` : 'order-form.title')}</h1>
      <p className="posting-about">
        {[vacancy?.title, company?.name].filter(Boolean).join(' · ') || t('post-vacancy.new')}
      </p>
      {isPosting && <Steps step={step} vacancy={vacancy} />}
      {vacancy?.state === 'submitted' && <p className="form-notice">{t('post-vacancy.in-review')}</p>}
      {vacancy?.isPublished && <p className="form-notice">{t('post-vacancy.is-live')}</p>}
    </header>
  )
}

/** Where one is. Steps can be opened in any order once there is a draft. */
function Steps({ step, vacancy }: Pick<PostingWork, 'step' | 'vacancy'>) {
  const { t, href } = useSite()
  return (
    <nav aria-label={t('post-vacancy.steps-label')}>
      <ol className="posting-steps">
        {postingSteps.map((one, index) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <span className="posting-step-number" aria-hidden="true">
              {index + 1}
            </span>
            {vacancy && one !== step ? (
              <a href={href('jobs-plaatsen', {}, { vacature: vacancy.number, stap: one })}>{short(one)}</a>
            ) : (
              <span>{short(one)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )

  function short(name: PostingStep): string {
    return t(`post-vacancy.short.${name}`)
  }
}

function Step(props: PostingWork) {
  switch (props.step) {
    case 'functie':
      return <RoleStep {...props} />
    case 'voorwaarden':
      return <ConditionsStep {...props} />
    case 'tekst':
      return <TextStep {...props} />
    case 'voorbeeld':
      return <PreviewStep {...props} />
    case 'bestellen':
      return <OrderStep {...props} />
  }
}
