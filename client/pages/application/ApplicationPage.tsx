import '../../components/disclosure.css'
import { ApplicationFacts } from '../../applications/ApplicationFacts.tsx'
import { VacancyTitle } from '../../applications/VacancyTitle.tsx'
import { withdrawByLinkForm } from '../../applications/withdraw-forms.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { OwnApplication } from '../../content/application.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of an application's page. */
export interface ApplicationProps {
  /** Null for a link that opens nothing: it is wrong, or the application was withdrawn or deleted. */
  application: OwnApplication | null
  /** Whether the reader comes from the form that sent it. */
  isJustSent: boolean
}

/** An application, for its candidate: by the link of a mail, without an account. */
export function ApplicationPage({ application, isJustSent }: ApplicationProps) {
  const { t } = useSite()
  const withdraw = useSiteForm(withdrawByLinkForm)
  if (withdraw.answer?.isDone)
    return (
      <Result
        title={t('application.withdrawn-title')}
        text={t('application-form.done-withdrawn')}
        icon={<Icon name="circle-check" />}
      >
        <ToJobs />
      </Result>
    )
  if (!application)
    return (
      <Result
        title={t('application.broken-title')}
        text={t('application.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <ToJobs />
      </Result>
    )
  const { vacancy } = application
  return (
    <AccountDoor
      title={t(isJustSent ? 'application.sent-title' : 'application.title')}
      intro={t('application.intro')}
    >
      {isJustSent && (
        <div className="account-result" role="status">
          <Icon name="circle-check" />
          <div>
            <p>{t('application.sent-text', { employer: vacancy?.employer ?? t('application.employer') })}</p>
          </div>
        </div>
      )}
      <section className="account-part">
        <h2>
          <VacancyTitle vacancy={vacancy} />
        </h2>
        <ApplicationFacts application={application} />
      </section>
      <section className="account-part">
        <details className="disclosure">
          <summary>{t('application.withdraw')}</summary>
          <div className="application-sure">
            <p>{t('application.withdraw-text')}</p>
            <SiteForm of={withdraw} submit={t('application.withdraw-sure')} isQuiet>
              {null}
            </SiteForm>
          </div>
        </details>
      </section>
    </AccountDoor>
  )
}

function ToJobs() {
  const { t, href } = useSite()
  return (
    <a className="button" href={href('jobs')}>
      {t('application.jobs')}
    </a>
  )
}
